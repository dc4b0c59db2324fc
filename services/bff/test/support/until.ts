import { setTimeout as wait } from 'node:timers/promises';

/** Polls until a condition set by concurrent work is true. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 60_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs} ms: ${holds.toString()}`);
    await wait(20);
  }
}
