import {
  BlobSource,
  canEncodeAudio,
  canEncodeVideo,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  MPEG_TS,
  Quality,
  QTFF,
  WEBM,
} from 'mediabunny';
import { playableFilms as playable } from '../../../../api/generated/model/playableFilms';
import type { FilmBounds, FilmFacts, FilmMeans, FilmPicture, FilmSound } from './film';
import { placeOfIndex } from './index-place';

const CONTAINERS = new Map<string, FilmFacts['container']>([
  ['video/mp4', 'mp4'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'webm'],
  ['video/x-matroska', 'mkv'],
  ['video/MP2T', 'ts'],
]);
/** Boxes of samples that only shops can read. */
const PROTECTED = /^(drm[is]|enc[va]|p608)$/;
/** Of which the rates are taken. */
const SAMPLED = 600;
const COMMON = { sampleRate: 48_000, numberOfChannels: 2, quality: new Quality({ bitrate: 128_000 }) };

/** Without an index, nothing else is known. */
const NOTHING = { seconds: 0, picture: null, sounds: [], isProtected: false, isIndexFirst: false };

export interface OpenFilm {
  facts: FilmFacts;
  input: Input;
  picture: InputVideoTrack | null;
  sounds: InputAudioTrack[];
}

/** Reads what a file is; null if it is none that anybody knows. */
export async function readFilm(file: Blob): Promise<OpenFilm | null> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA, MPEG_TS] });
  if (!(await input.canRead())) return null;
  const container = CONTAINERS.get((await input.getFormat()).mimeType);
  if (container === undefined) return null;
  const index = container === 'mp4' || container === 'mov' ? await placeOfIndex(file) : 'first';
  if (index === 'missing')
    return {
      facts: { ...NOTHING, container, bytes: file.size, isCut: true },
      input,
      picture: null,
      sounds: [],
    };
  const picture = await input.getPrimaryVideoTrack();
  const sounds = await input.getAudioTracks();
  const tracks: InputTrack[] = picture === null ? sounds : [picture, ...sounds];
  const isProtected = (await Promise.all(tracks.map(protectedBy))).includes(true);
  const isCut = !isProtected && (await Promise.all(tracks.map(cutOff))).includes(true);
  const isWhole = !isProtected && !isCut && picture !== null;
  const facts: FilmFacts = {
    ...{ container, bytes: file.size, isProtected, isCut },
    seconds: isWhole ? await input.computeDuration() : 0,
    picture: picture === null ? null : await pictureOf(picture, isWhole),
    sounds: await Promise.all(sounds.map(soundOf)),
    isIndexFirst: index === 'first',
  };
  return { facts, input, picture, sounds };
}

/** What this browser encodes of what would be asked of it. */
export async function meansFor({ made }: FilmBounds): Promise<FilmMeans> {
  const { width, height } = made;
  const quality = new Quality({ bitrate: made.rate.default });
  return {
    picture: 'VideoEncoder' in self && (await canEncodeVideo('avc', { width, height, quality })),
    aac: 'AudioEncoder' in self && (await canEncodeAudio('aac', COMMON)),
    opus: 'AudioEncoder' in self && (await canEncodeAudio('opus', COMMON)),
  };
}

async function pictureOf(track: InputVideoTrack, isWhole: boolean): Promise<FilmPicture> {
  const stats = isWhole ? await track.computePacketStats(SAMPLED) : null;
  return {
    codec: await track.getCodec(),
    details: await track.getCodecParameterString(),
    coded: { width: await track.getCodedWidth(), height: await track.getCodedHeight() },
    shown: { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() },
    frameRate: stats?.averagePacketRate ?? 0,
    rate: stats?.averageBitrate ?? 0,
    isReadable: 'VideoDecoder' in self && (await track.canDecode()),
  };
}

async function soundOf(track: InputAudioTrack): Promise<FilmSound> {
  return {
    codec: await track.getCodec(),
    details: await track.getCodecParameterString(),
    channels: await track.getNumberOfChannels(),
    isReadable: await track.canDecode(),
  };
}

async function protectedBy(track: InputTrack): Promise<boolean> {
  const name = await track.getInternalCodecId();
  return typeof name === 'string' && PROTECTED.test(name.toLowerCase());
}

/** As the server asks: whether the last part is not in the file, or comes long before the end that the file tells. */
async function cutOff(track: InputTrack): Promise<boolean> {
  const packets = new EncodedPacketSink(track);
  try {
    const first = await packets.getFirstPacket();
    const last = await packets.getPacket(Number.POSITIVE_INFINITY);
    if (!first || !last || last.data.length === 0) return true;
    const told = await track.getDurationFromMetadata();
    return told !== null && last.timestamp + last.duration + playable.missingSeconds < told;
  } catch {
    return true;
  }
}
