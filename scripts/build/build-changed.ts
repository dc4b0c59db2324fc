import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '@sala/postgres';
import lock from '../launcher/lock.cjs';
import terminal from '../launcher/terminal.cjs';
import { CACHE, ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { fingerprint } from './fingerprint.ts';
import { PARTS, type Part, type PartName } from './parts.ts';

/** Builds the parts whose inputs have changed since the last build. */
export async function buildChanged(names: PartName[], signal?: AbortSignal): Promise<void> {
  const build = async (): Promise<void> => {
    for (const name of names) {
      const current = fingerprint(PARTS[name].inputs);
      if (isBuilt(name, current)) continue;
      rmSync(recordOf(name), { force: true });
      await terminal.step(PARTS[name].title, () => buildPart(PARTS[name], signal));
      mkdirSync(dirname(recordOf(name)), { recursive: true });
      writeFileSync(recordOf(name), current);
    }
  };
  await lock.withLock(join(CACHE, 'build.lock'), build, () => {
    terminal.say('  Another process is building: waiting for it.');
  });
}

/** Builds a part only if it is missing: an existing one may be older than the sources. */
export async function buildMissing(name: PartName, signal?: AbortSignal): Promise<void> {
  if (!existsSync(join(ROOT, PARTS[name].result))) await buildChanged([name], signal);
}

function isBuilt(name: PartName, current: string): boolean {
  if (!existsSync(join(ROOT, PARTS[name].result))) return false;
  return existsSync(recordOf(name)) && readFileSync(recordOf(name), 'utf8') === current;
}

/** The file that stores the fingerprint of the last build. */
function recordOf(name: PartName): string {
  return join(CACHE, 'build', `${name}.sha256`);
}

async function buildPart(part: Part, signal: AbortSignal | undefined): Promise<void> {
  await part.prepare?.();
  for (const [program, ...args] of part.programs) {
    const { ok, output } = await runProgram(program, args, { workspace: part.workspace, signal });
    if (!ok)
      throw new StartupError(`${part.title}: it does not compile, correct what follows.\n${output.trim()}`);
  }
}
