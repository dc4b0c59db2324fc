import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const PAUSE_MS = 100;
const run = promisify(execFile);

/**
 * Memory in MB of the largest Node process in this group. This is the BFF, not its launcher or PostgreSQL.
 */
async function megabytesOf(group: number): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pgid=,rss=,args=']);
  const sizes = stdout
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) .*scripts\/start\.ts/.exec(line))
    .map((found) => (Number(found?.[1]) === group ? Number(found?.[2]) / 1024 : 0));
  return Math.max(...sizes);
}

/** The peak growth of the product's resident memory in MB while this runs. */
export async function growthDuring(group: number, work: Promise<unknown>): Promise<number> {
  const before = await megabytesOf(group);
  let most = before;
  const isDone = () => Promise.race([work.then(() => true), sleep(PAUSE_MS, false)]);
  while (!(await isDone())) most = Math.max(most, await megabytesOf(group));
  return most - before;
}
