import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../../../scripts/list-files.ts';
import { CACHE, ROOT } from '../../../scripts/root.ts';
import { runNode, type ProgramResult } from '../../../scripts/run-program.ts';

const WORKSPACES = ['.', 'services/bff', 'services/postgres', 'web', 'tests'];

/** A copy of the sources that a test may change. It shares the installed packages. */
export class ScratchCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(name: string): Promise<ScratchCopy> {
    const folder = join(CACHE, name);
    await rm(folder, { recursive: true, force: true });
    for (const file of listFiles('.')) await cp(join(ROOT, file), join(folder, file));
    for (const workspace of WORKSPACES) {
      const modules = join(ROOT, workspace, 'node_modules');
      if (existsSync(modules)) await symlink(modules, join(folder, workspace, 'node_modules'));
    }
    return new ScratchCopy(folder);
  }

  /** @returns the files whose text is another one than before */
  async apply(patch: Record<string, (text: string) => string>): Promise<string[]> {
    const changed: string[] = [];
    for (const [path, edit] of Object.entries(patch)) {
      const file = join(this.folder, path);
      const text = existsSync(file) ? await readFile(file, 'utf8') : '';
      const edited = edit(text);
      if (edited !== text) changed.push(path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, edited);
    }
    return changed;
  }

  /** Runs one of its scripts, as npm does. */
  run(...args: string[]): Promise<ProgramResult> {
    return runNode(args, { workspace: relative(ROOT, this.folder) });
  }

  async read(path: string): Promise<string> {
    return await readFile(join(this.folder, path), 'utf8');
  }
}
