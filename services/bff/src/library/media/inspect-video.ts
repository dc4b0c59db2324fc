import { Input, MP4, type Source, UnsupportedInputFormatError, WEBM } from 'mediabunny';
import { VIDEO_CODECS, VIDEO_TYPES, type VideoType } from './videos.constants.js';

export interface InspectedVideo {
  mediaType: VideoType;
  width: number;
  height: number;
  seconds: number;
}

/** What a file is, by its content. Null if it is no video that browsers play. */
export async function inspectVideo(source: Source): Promise<InspectedVideo | null> {
  using input = new Input({ source, formats: [MP4, WEBM] });
  try {
    const { mimeType } = await input.getFormat();
    const mediaType = VIDEO_TYPES.find((one) => one === mimeType);
    const track = await input.getPrimaryVideoTrack();
    if (mediaType === undefined || track === null) return null;
    const codec = await track.getCodec();
    if (codec === null || !VIDEO_CODECS.includes(codec)) return null;
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    const seconds = Math.round(await input.computeDuration());
    return width > 0 && height > 0 && Number.isSafeInteger(seconds)
      ? { mediaType, width, height, seconds }
      : null;
  } catch (error) {
    // The library says so by errors of many kinds.
    if (error instanceof UnsupportedInputFormatError || error instanceof Error) return null;
    throw error;
  }
}
