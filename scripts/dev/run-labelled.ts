import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import terminal from '../launcher/terminal.cjs';
import { ROOT } from '../root.ts';

/** Runs a script until it exits or the signal aborts, and prefixes its output with a label. */
export async function runLabelled(
  label: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      terminal.say(`${terminal.dim(label.padEnd(4))} ${line}`);
    });
  }
  stop.addEventListener('abort', () => child.kill());
  return new Promise((resolve) => {
    child.on('close', () => {
      resolve();
    });
  });
}
