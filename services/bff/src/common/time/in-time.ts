import { within } from './within.js';

/** What a promise gives, or undefined if it takes longer. */
export async function inTime<Result>(promise: Promise<Result>, ms: number): Promise<Result | undefined> {
  const late = new Error('late');
  try {
    return await within(ms, promise, () => late);
  } catch (error) {
    if (error === late) return undefined;
    throw error;
  }
}
