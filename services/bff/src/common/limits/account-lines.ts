import pLimit, { type LimitFunction } from 'p-limit';

/** Of one account at the same time: each takes memory, and a turn of the processes that read files. */
const WORKS_AT_ONCE = 2;
const lines = new Map<number | undefined, LimitFunction>();

/** Works on what an account has sent. More of the same account waits, so that nobody fills the line of all. */
export async function inLineOf<Result>(
  accountId: number | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = lines.get(accountId) ?? pLimit(WORKS_AT_ONCE);
  lines.set(accountId, line);
  try {
    return await line(work);
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(accountId);
  }
}
