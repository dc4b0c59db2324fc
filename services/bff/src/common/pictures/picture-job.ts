import { type MessageParams } from '../errors/app-error.js';

/**
 * A picture to make of another one. `cover` fills a square; `inside` and `width` only make smaller what is larger, in both
 * directions or in its width. What is several times higher than it is wide is limited in its height, too.
 */
export interface Rendition {
  edge: number;
  fit: 'cover' | 'inside' | 'width';
  format: 'jpeg' | 'png' | 'webp';
}

export interface PictureLimits {
  pixels: number;
  heldBytes: number;
}

/** What the process of `picture-program.ts` is sent. */
export interface Job {
  pictures: Buffer[];
  renditions: Rendition[];
  limits: PictureLimits;
}

/** The files of each picture, in the order of the renditions, or the rule that one of them breaks. */
export type Answer =
  | { files: Buffer[][] }
  | { rule: 'picture' | 'pictureParts' | 'pixels' | 'pixelsHeld'; params: MessageParams; message?: string };
