import { existsSync } from 'node:fs';
import { aptInstall, findInPath, type Note } from './install.ts';

/** Where Debian puts what only administrators run, which is not in the PATH of everyone. */
const DEBIAN_PATH = '/usr/sbin/pgbouncer';

/** Finds PgBouncer, or installs the package of the system. Undefined if it cannot. */
export async function ensurePgBouncer(note: Note): Promise<string | undefined> {
  if (find() === undefined) await aptInstall(['pgbouncer'], note);
  return find();
}

function find(): string | undefined {
  return findInPath(['pgbouncer']) ?? (existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined);
}
