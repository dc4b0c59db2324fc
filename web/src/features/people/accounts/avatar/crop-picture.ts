import type { PercentCrop } from 'react-image-crop';

/** The largest avatar that is shown, on a screen with two pixels for each. */
const MAX_EDGE = 512;
const WHOLE = 100;

/**
 * Draws the square of a loaded picture.
 * @throws Error if the browser cannot draw it, such as because the picture is too large for its memory
 */
export async function cropPicture(image: HTMLImageElement, square: PercentCrop): Promise<Blob> {
  const [width, height] = [image.naturalWidth / WHOLE, image.naturalHeight / WHOLE];
  const edge = Math.max(1, Math.round(square.width * width));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(edge, MAX_EDGE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  const size = canvas.width;
  context.drawImage(image, square.x * width, square.y * height, edge, edge, 0, 0, size, size);
  return new Promise((resolve, reject) => {
    // A browser that cannot write WebP writes PNG.
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture cannot be drawn.'));
      else resolve(blob);
    }, 'image/webp');
  });
}
