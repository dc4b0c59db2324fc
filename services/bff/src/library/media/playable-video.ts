import { EncodedPacketSink, type Input, type InputTrack, type InputVideoTrack } from 'mediabunny';
import { PLAYABLE } from './playable.constants.js';

/** Rules that a video breaks which is one. */
export type UnplayableRule = 'videoCut' | 'videoDepth' | 'videoSize' | 'videoSound';

/** The first rule that the video breaks; null if every browser of the baseline plays it. */
export async function unplayable(input: Input, track: InputVideoTrack): Promise<UnplayableRule | null> {
  const sounds = await input.getAudioTracks();
  if (!(await isOneOf(PLAYABLE.pictures, track))) return 'videoDepth';
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  if (width * height > PLAYABLE.mostPixels || Math.max(width, height) > PLAYABLE.longestEdge)
    return 'videoSize';
  for (const sound of sounds) if (!(await isOneOf(PLAYABLE.sounds, sound))) return 'videoSound';
  for (const one of [track, ...sounds]) if (await isCut(one)) return 'videoCut';
  return null;
}

async function isOneOf(known: Readonly<Record<string, string>>, track: InputTrack): Promise<boolean> {
  const [codec, details] = [await track.getCodec(), await track.getCodecParameterString()];
  const pattern = codec === null ? undefined : known[codec];
  return pattern !== undefined && details !== null && new RegExp(pattern, 'i').test(details);
}

/** Whether its last part is not in the file, or comes long before the end that the file tells. */
async function isCut(track: InputTrack): Promise<boolean> {
  const packets = new EncodedPacketSink(track);
  try {
    const [first, last] = [await packets.getFirstPacket(), await packets.getPacket(Number.POSITIVE_INFINITY)];
    if (!first || !last || last.data.length === 0) return true;
    const told = await track.getDurationFromMetadata();
    return told !== null && last.timestamp + last.duration + PLAYABLE.missingSeconds < told;
  } catch {
    return true;
  }
}
