import type { ProcessLimits } from '../limited/limited-job.js';
import { LimitedProcess, programBeside } from '../limited/limited-process.js';
import { brokenPicture } from './broken-picture.js';
import type { Answer, Job, PictureLimits, Rendition } from './picture-job.js';
import { PICTURE_HELD_BYTES, PICTURE_PIXELS, PICTURE_WORK } from './pictures.constants.js';

const LIMITS: PictureLimits & ProcessLimits = {
  pixels: PICTURE_PIXELS.maximum,
  heldBytes: PICTURE_HELD_BYTES,
  ...PICTURE_WORK,
};

const decoder = new LimitedProcess<Job, Answer>(
  programBeside(import.meta.url, 'picture-program'),
  PICTURE_WORK,
  true,
);

/**
 * Decodes pictures and makes others of them, in a process of their own that ends with the signal.
 * @returns for each picture the files in the order of the renditions, upright and without metadata
 * @throws AppError contractBroken if one cannot be read or takes too much, unavailable if no process could be started.
 */
export async function renderPictures(
  pictures: Buffer[],
  renditions: Rendition[],
  signal?: AbortSignal,
  limits = LIMITS,
): Promise<Buffer[][]> {
  const answer = await decoder.run({ pictures, renditions, limits }, { signal, limits });
  if (answer === null) throw brokenPicture('pictureWork');
  if ('files' in answer) return answer.files;
  throw brokenPicture(answer.rule, answer.params, { cause: answer.message });
}
