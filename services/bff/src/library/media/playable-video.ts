import { EncodedPacketSink, type Input, type InputTrack, type InputVideoTrack } from 'mediabunny';

/** Rules that a video breaks which is one. */
export type UnplayableRule = 'videoCut' | 'videoDepth' | 'videoSize' | 'videoSound';

/** What a level of 4.1 of H.264 shows: Full HD, lying or standing. */
const MOST_PIXELS = 8_192 * 256;
const LONGEST_EDGE = 2_048;
/** Four samples of brightness for one of colour, with 8 bits each: Baseline, Main, Extended, High; profile 0 of VP9; Main of AV1. */
const DEPTHS: Readonly<Record<string, RegExp>> = {
  avc: /^avc[13]\.(42|4d|58|64)/i,
  vp8: /^vp8/,
  vp9: /^vp09\.00\.\d\d\.08/,
  av1: /^av01\.0\.\d\d[MH]\.08/,
};
const SOUNDS: Readonly<Record<string, RegExp>> = {
  aac: /^mp4a\.(40\.0?(2|5|29)$|67$)/,
  mp3: /./,
  opus: /./,
  vorbis: /./,
  flac: /./,
};
/** How much the last picture or sound may come before the end that the file tells. */
const MISSING_SECONDS = 3;

/** The first rule that the video breaks; null if every browser of the baseline plays it. */
export async function unplayable(input: Input, track: InputVideoTrack): Promise<UnplayableRule | null> {
  const sounds = await input.getAudioTracks();
  if (!(await isOneOf(DEPTHS, track))) return 'videoDepth';
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_EDGE) return 'videoSize';
  for (const sound of sounds) if (!(await isOneOf(SOUNDS, sound))) return 'videoSound';
  for (const one of [track, ...sounds]) if (await isCut(one)) return 'videoCut';
  return null;
}

async function isOneOf(known: Readonly<Record<string, RegExp>>, track: InputTrack): Promise<boolean> {
  const [codec, details] = [await track.getCodec(), await track.getCodecParameterString()];
  return codec !== null && details !== null && known[codec]?.test(details) === true;
}

/** Whether its last part is not in the file, or comes long before the end that the file tells. */
async function isCut(track: InputTrack): Promise<boolean> {
  const packets = new EncodedPacketSink(track);
  try {
    const [first, last] = [await packets.getFirstPacket(), await packets.getPacket(Number.POSITIVE_INFINITY)];
    if (!first || !last || last.data.length === 0) return true;
    const told = await track.getDurationFromMetadata();
    return told !== null && last.timestamp + last.duration + MISSING_SECONDS < told;
  } catch {
    return true;
  }
}
