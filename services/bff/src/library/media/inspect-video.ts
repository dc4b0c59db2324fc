import { AppError } from '../../common/errors/app-error.js';
import { type LimitedSource, type ProcessLimits } from '../../common/limited/limited-job.js';
import { LimitedProcess, programBeside } from '../../common/limited/limited-process.js';
import { type InspectedVideo, type VideoVerdict } from './read-video.js';
import { VIDEO_TYPES } from './videos.constants.js';

/** The index of a film of hours has some megabytes; where there is none, the film is read in leaps. */
const LIMITS: ProcessLimits = {
  processorMs: 10_000,
  elapsedMs: 55_000,
  bytes: 256_000_000,
  heapMb: 128,
  readBytes: 256_000_000,
};

const reader = new LimitedProcess<null, VideoVerdict>(
  programBeside(import.meta.url, 'inspect-video-program'),
  LIMITS,
);

/**
 * Looks at a file by its content, in a process of its own.
 * @throws AppError contractBroken if it is no video that browsers play or takes too much to read; what the source throws
 */
export async function inspectVideo(source: LimitedSource): Promise<InspectedVideo> {
  const verdict = (await reader.run(null, { source })) ?? { rule: 'videoWork' as const };
  if ('video' in verdict) return verdict.video;
  const params = { types: VIDEO_TYPES.join(', ') };
  throw new AppError('contractBroken', {}, [{ field: 'file', rule: verdict.rule, params }]);
}
