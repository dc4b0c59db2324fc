import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const PAUSE_MS = 100;
const run = promisify(execFile);

/** Megabytes of the largest process that Node runs in this group: the BFF, and not its launcher or PostgreSQL. */
async function megabytesOf(group: number): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pgid=,rss=,args=']);
  const sizes = stdout
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) .*scripts\/start\.ts/.exec(line))
    .map((found) => (Number(found?.[1]) === group ? Number(found?.[2]) / 1024 : 0));
  return Math.max(...sizes);
}

/** By how many megabytes the resident memory of the product grew, at the most, until this was done. */
export async function growthDuring(group: number, work: Promise<unknown>): Promise<number> {
  const before = await megabytesOf(group);
  let most = before;
  const isDone = () => Promise.race([work.then(() => true), sleep(PAUSE_MS, false)]);
  while (!(await isDone())) most = Math.max(most, await megabytesOf(group));
  return most - before;
}
