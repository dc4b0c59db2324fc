import type { PercentCrop } from 'react-image-crop';

export interface PictureSize {
  width: number;
  height: number;
}

const WHOLE = 100;

/** Of the shorter edge of the picture, in percent. */
export const SQUARE_SIZES = { minimum: 10, maximum: 100, step: 5 } as const;

/** The largest square, in the middle. */
export function initialSquare(picture: PictureSize): PercentCrop {
  const middle: PercentCrop = { unit: '%', x: WHOLE / 2, y: WHOLE / 2, width: 0, height: 0 };
  return resized(middle, SQUARE_SIZES.maximum, picture);
}

/** The edge of the square. @returns percent of the shorter edge of the picture */
export function sizeOf(square: PercentCrop, { width, height }: PictureSize): number {
  return Math.round((square.width * width) / Math.min(width, height));
}

/** Keeps the middle of the square, as far as it stays within the picture. @param size as `sizeOf` */
export function resized(square: PercentCrop, size: number, { width, height }: PictureSize): PercentCrop {
  const shorter = Math.min(width, height);
  const [edgeX, edgeY] = [(size * shorter) / width, (size * shorter) / height];
  return {
    unit: '%',
    x: within(square.x + (square.width - edgeX) / 2, WHOLE - edgeX),
    y: within(square.y + (square.height - edgeY) / 2, WHOLE - edgeY),
    width: edgeX,
    height: edgeY,
  };
}

function within(value: number, max: number): number {
  return Math.min(Math.max(value, 0), Math.max(max, 0));
}
