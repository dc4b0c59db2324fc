import { productLimits } from '../../../api/generated/model/productLimits';

export interface Size {
  width: number;
  height: number;
}

/** In pixels. No browser draws a wider canvas everywhere. */
const LONGEST_EDGE = 8_192;

/** The server takes so many pixels of a picture of whatever kind. */
export const isFitting = ({ width, height }: Size): boolean => width * height <= productLimits.picturePixels;

/** The largest size in the same proportions. It is never enlarged. */
export function fittingSize({ width, height }: Size, pixels: number): Size {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), LONGEST_EDGE / Math.max(width, height));
  const edge = (length: number) => Math.max(1, Math.floor(length * scale));
  return { width: edge(width), height: edge(height) };
}
