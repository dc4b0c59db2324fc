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
      forgetBuild(name);
      await terminal.step(PARTS[name].title, () => buildPart(PARTS[name], signal));
      mkdirSync(dirname(recordOf(name)), { recursive: true });
      writeFileSync(recordOf(name), current);
    }
  };
  await lock.withLock(join(CACHE, 'build.lock'), build, () => {
    terminal.say('  Another process is building: waiting for it.');
  });
}

/** Makes the next start rebuild this part, even if nothing has changed. */
export function forgetBuild(name: PartName): void {
  rmSync(recordOf(name), { force: true });
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
  rmSync(join(ROOT, part.folder), { recursive: true, force: true });
  for (const [program, ...args] of part.programs) {
    const { ok, output } = await runProgram(program, args, { workspace: part.workspace, signal });
    if (!ok)
      throw new StartupError(`${part.title}: it does not compile, correct what follows.\n${output.trim()}`);
  }
}
