import { Input, MP4, type Source, WEBM } from 'mediabunny';
import { type UnplayableRule, unplayable } from './playable-video.js';
import { VIDEO_CODECS, VIDEO_TYPES, type VideoType } from './videos.constants.js';

export interface InspectedVideo {
  mediaType: VideoType;
  width: number;
  height: number;
  seconds: number;
}

export interface FinishedVideo extends InspectedVideo {
  /** Of the file that was looked at. */
  sha256: string;
}

/** What a file is, or the rule that it breaks. */
export type VideoVerdict = { video: InspectedVideo } | { rule: UnplayableRule | 'video' };

const NO_VIDEO: VideoVerdict = { rule: 'video' };

/** What a file is by its content. It is only for files that are trusted, and for `inspect-video-program.ts`. */
export async function readVideo(source: Source): Promise<VideoVerdict> {
  using input = new Input({ source, formats: [MP4, WEBM] });
  try {
    const { mimeType } = await input.getFormat();
    const mediaType = VIDEO_TYPES.find((one) => one === mimeType);
    const track = await input.getPrimaryVideoTrack();
    if (mediaType === undefined || track === null) return NO_VIDEO;
    const codec = await track.getCodec();
    if (codec === null || !VIDEO_CODECS.includes(codec)) return NO_VIDEO;
    const rule = await unplayable(input, track);
    if (rule !== null) return { rule };
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    const seconds = Math.round(await input.computeDuration());
    const isShown = width > 0 && height > 0 && Number.isSafeInteger(seconds);
    return isShown ? { video: { mediaType, width, height, seconds } } : NO_VIDEO;
  } catch {
    // The library says by errors of many kinds that it is none.
    return NO_VIDEO;
  }
}
