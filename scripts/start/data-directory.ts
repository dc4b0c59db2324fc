import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Environment } from './environment.ts';

/**
 * Where the data of this checkout lies. Not inside it: as root, PostgreSQL runs as another user, who often may
 * not enter the checkout; and a checkout is thrown away more lightly than data.
 */
export function dataDirectoryOf(environment: Environment): string {
  if (environment.SALA_DATA_DIR) return environment.SALA_DATA_DIR;
  const name = `${basename(ROOT)}-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`;
  return join(stateHome(environment), 'sala', name);
}

function stateHome({ XDG_STATE_HOME }: Environment): string {
  if (process.getuid?.() === 0) return '/var/lib';
  return XDG_STATE_HOME ?? join(homedir(), '.local/state');
}

/** The secret that signs sessions: made once, so that people stay signed in over a restart. */
export async function jwtSecretIn(dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, 'jwt-secret');
  const secret = randomBytes(48).toString('base64url');
  try {
    await writeFile(file, secret, { flag: 'wx', mode: 0o600 });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  }
}
