import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 60_000;

/** Runs a program in a process group of its own, so that everything it starts ends with it. */
export function spawnGroup(program: string, args: string[], options: SpawnOptions): ChildProcess {
  return spawn(program, args, { ...options, detached: true });
}

/** Ends the program and its process group. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
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
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${child.spawnfile} does not answer at ${url}`, { cause: error });
      }
      await sleep(50);
    }
  }
}
