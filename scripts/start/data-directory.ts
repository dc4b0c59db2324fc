import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Environment } from './environment.ts';

/**
 * The data directory of this checkout. It is outside the checkout: as root, PostgreSQL runs as another user, who often
 * has no access to the checkout. A checkout is also deleted more lightly than data.
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

/** The secret that signs sessions. It is created once, so that people stay signed in after a restart. */
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
