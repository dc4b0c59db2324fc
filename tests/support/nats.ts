import { existsSync } from 'node:fs';
import { aptInstall, findInPath, type Note } from './install.ts';

/** Where Debian puts what only administrators run, which is not in the PATH of everyone. */
const DEBIAN_PATH = '/usr/sbin/nats-server';

/** Finds the NATS server, or installs the package of the system. Undefined if it cannot. */
export async function ensureNats(note: Note): Promise<string | undefined> {
  if (findNats() === undefined) await aptInstall(['nats-server'], note);
  return findNats();
}

export function findNats(): string | undefined {
  return findInPath(['nats-server']) ?? (existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined);
}
