import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.js';
import { brokenPicture } from './broken-picture.js';
import type { Answer, Job, Limits, Rendition } from './picture-job.js';
import { PICTURE_HELD_BYTES, PICTURE_PIXELS, PICTURE_WORK } from './pictures.constants.js';

/** Beside this module, in a bundle too. Some tests run the sources. */
const PROGRAM = new URL(`./picture-program${extname(import.meta.url)}`, import.meta.url);
const OPTIONS: ForkOptions = {
  execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
  env: { MALLOC_ARENA_MAX: '2' },
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  timeout: PICTURE_WORK.elapsedMs,
  killSignal: 'SIGKILL',
};
const LIMITS: Limits = {
  pixels: PICTURE_PIXELS.maximum,
  heldBytes: PICTURE_HELD_BYTES,
  processorMs: PICTURE_WORK.processorMs,
  bytes: PICTURE_WORK.bytes,
};

/** One after the other: each may take most of the memory that a small container has left, and one of two cores. */
const gate = pLimit(1);

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
  return await gate(async () => {
    signal?.throwIfAborted();
    const answer = await answerOf({ pictures, renditions, limits }, signal);
    signal?.throwIfAborted();
    if (answer === undefined) throw brokenPicture('pictureWork');
    if ('files' in answer) return answer.files;
    throw brokenPicture(answer.rule, answer.params, { cause: answer.message });
  });
}

/** Undefined if the process ended without one: it took too much, or the decoder crashed. */
async function answerOf(job: Job, signal: AbortSignal | undefined): Promise<Answer | undefined> {
  const child = fork(PROGRAM, OPTIONS);
  const end = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', end, { once: true });
  let answer: Answer | undefined;
  child.once('message', (message: Answer) => {
    answer = message;
  });
  // The answer is read before the channel counts as closed, and may be read after the end of the process.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  // A process that has ended takes no jobs; `ended` reports it.
  child.send(job, () => undefined);
  try {
    await ended;
  } catch (cause) {
    throw new AppError('unavailable', {}, null, { cause });
  } finally {
    signal?.removeEventListener('abort', end);
  }
  return answer;
}
