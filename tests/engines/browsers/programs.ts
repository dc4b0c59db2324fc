import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 60_000;

/** Runs a program in a process group of its own, so that everything it starts ends with it. */
export function spawnGroup(program: string, args: string[], options: SpawnOptions): ChildProcess {
  return spawn(program, args, { ...options, detached: true });
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends the program and its process group, and what a program that has ended by itself has left of its group. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const ended = hasEnded(child) ? undefined : once(child, 'exit');
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await ended;
}

/** Waits until a server answers, whatever it says. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (hasEnded(child) || Date.now() > deadline) {
        throw new Error(`${child.spawnfile} does not answer at ${url}`, { cause: error });
      }
      await sleep(50);
    }
  }
}
