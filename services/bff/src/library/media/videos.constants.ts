/** Empty if there is none. */
export const VIDEO_ID = { maxLength: 32, pattern: /^([0-9a-f]{32})?$/, form: 'videoId' } as const;
export const VIDEO_NAME = { minLength: 1, maxLength: 200 } as const;
/** What browsers of the baseline play. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];
export const VIDEO_CODECS: readonly string[] = ['avc', 'vp8', 'vp9', 'av1'];
/** Of an account: those that are not finished, or that nothing names. */
export const MOST_UNNAMED_VIDEOS = 10;
export const VIDEO_BYTES = { minimum: 1, maximum: 100_000_000_000 } as const;
/** How long an unfinished upload can be taken up again, and the address to which it is sent works. */
export const UPLOAD_HOURS = 24;
export const UPLOADS_ADDRESS = '/api/media/uploads';
export const VIDEOS_ADDRESS = '/api/files/videos';
export const BYTES_PER_MB = 1_000_000;

export const STORED_VIDEOS = 'content/videos/';

/** The name under which a video is stored where pictures are. */
export function storedVideo(id: string): string {
  return `${STORED_VIDEOS}${id}`;
}
