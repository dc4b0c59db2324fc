import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const VERSION = '4.32.5';
const HOME = resolve(import.meta.dirname, '../../.cache', `schemathesis-${VERSION}`);
const PROGRAM = join(HOME, 'bin', 'schemathesis');

/** The fuzzer, installed with pip into its own directory. Undefined without Python or a package registry. */
export function findSchemathesis(): string | undefined {
  const ways: [string, ...string[]][] = [
    ['python3', '-m', 'venv', HOME],
    [join(HOME, 'bin', 'pip'), 'install', '--quiet', `schemathesis==${VERSION}`],
  ];
  if (!existsSync(PROGRAM)) ways.every(([program, ...args]) => succeeds(program, ...args));
  return existsSync(PROGRAM) && succeeds(PROGRAM, '--version') ? PROGRAM : undefined;
}

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
