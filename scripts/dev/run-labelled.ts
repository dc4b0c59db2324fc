import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import terminal from '../launcher/terminal.cjs';
import { ROOT } from '../root.ts';

interface LabelledOptions {
  env: NodeJS.ProcessEnv;
  stop: AbortSignal;
  /** Gives way to everything else on a small machine. */
  isPatient?: boolean;
}

/** The columns of the longest label, `types`. */
const WIDTH = 5;
const GIVE_WAY = 10;

/** Prefixes a line with who says it. */
export function sayLabelled(label: string, line: string): void {
  terminal.say(`${terminal.dim(label.padEnd(WIDTH))} ${line}`);
}

/** Runs a script until it exits or the signal aborts, and prefixes its output with a label. */
export async function runLabelled(
  label: string,
  args: string[],
  { env, stop, isPatient = false }: LabelledOptions,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (isPatient && child.pid !== undefined) setPriority(child.pid, GIVE_WAY);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      sayLabelled(label, line);
    });
  }
  stop.addEventListener('abort', () => child.kill());
  return new Promise((resolve) => {
    child.on('close', () => {
      resolve();
    });
  });
}
