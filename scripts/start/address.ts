import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { StartupError } from '@sala/postgres';
import type { Environment } from './environment.ts';

/** The URL of the product for a browser on this machine. */
export function addressOf({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>): string {
  if (HOST === '0.0.0.0' || HOST === '::') return `http://localhost:${PORT}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}

/** Checks the port before anything is built or started. The BFF reports all other errors when it listens. */
export async function assertPortIsFree(environment: Environment): Promise<void> {
  const port = Number(environment.PORT);
  if (!Number.isInteger(port) || port > 65_535) return;
  const addresses = await lookup(environment.HOST, { all: true }).catch(() => []);
  const taken = await Promise.all(addresses.map(({ address }) => isTaken(address, port)));
  if (!taken.includes(true)) return;

  const url = addressOf(environment);
  const another = `choose another port: PORT=${port + 1} npm start`;
  const problem = (await isSala(url))
    ? `Sala is already running at ${url}: stop it there`
    : `Port ${port} is taken by another program: stop that`;
  throw new StartupError(`${problem}, or ${another}`);
}

async function isTaken(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRINUSE');
    });
    probe.listen(port, address, () => {
      probe.close(() => {
        resolve(false);
      });
    });
  });
}

async function isSala(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) });
    const { data } = (await answer.json()) as { data?: { state?: string } };
    return data?.state === 'up';
  } catch {
    return false;
  }
}
