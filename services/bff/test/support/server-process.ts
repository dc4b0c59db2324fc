import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const RUN_CONTAINER = fileURLToPath(new URL('../containers/run-container.ts', import.meta.url));

/** Which image has a server. `npm run test:containers` sets these variables. */
export const IMAGES = {
  nats: process.env.SALA_TEST_NATS_IMAGE,
  objectStore: process.env.SALA_TEST_OBJECT_STORE_IMAGE,
  mail: process.env.SALA_TEST_MAIL_IMAGE,
};

/** Starts a server as a program of this machine, or in a container that has the same network and temporary files. */
export function startServer(image: string | undefined, program: string, args: string[]): ChildProcess {
  if (image === undefined) return spawn(program, args, { stdio: 'ignore' });
  const user = `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;
  return spawn(process.execPath, [RUN_CONTAINER, image, user, ...args], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** What runs a container ends with its input, and takes the container along. */
export async function killServer(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  if (child.stdin === null) child.kill(signal);
  else child.stdin.end();
  await ended;
}
