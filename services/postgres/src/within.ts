import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the work for a limited time. The work itself goes on.
 * @param what names the work in the error
 */
export async function within<Result>(limitMs: number, what: string, work: Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  const elapsed = sleep(limitMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`${what} took more than ${limitMs / 1_000} s.`);
  });
  try {
    return await Promise.race([work, elapsed]);
  } finally {
    elapsed.catch(() => undefined);
    limit.abort();
  }
}
