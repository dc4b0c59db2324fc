import { brokenPicture } from './broken-picture.js';
import type { Rendition } from './picture-job.js';
import { renderPictures } from './render-pictures.js';

/**
 * Makes pictures of an uploaded one.
 * @param signal aborts the work when its result is no longer needed
 * @throws AppError contractBroken if it cannot be read, or takes too much to read.
 */
export async function renderUpload(
  upload: Buffer,
  renditions: Rendition[],
  signal: AbortSignal,
): Promise<Buffer[]> {
  const [files] = await renderPictures([upload], renditions, signal);
  if (!files) throw brokenPicture('picture');
  return files;
}
