import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../root.ts';

export interface Snapshot {
  /** The files that were added, removed or changed since the snapshot. */
  differences(): string[];
  restore(): void;
}

/** Reads the content of files and directories, to compare or restore them later. */
export function takeSnapshot(paths: string[]): Snapshot {
  const before = read(paths);

  const differences = (): string[] => {
    const now = read(paths);
    const files = new Set([...before.keys(), ...now.keys()]);
    return [...files].filter((file) => before.get(file) !== now.get(file)).sort();
  };

  const restore = (): void => {
    for (const file of differences()) {
      const content = before.get(file);
      if (content === undefined) {
        rmSync(join(ROOT, file));
      } else {
        mkdirSync(dirname(join(ROOT, file)), { recursive: true });
        writeFileSync(join(ROOT, file), content);
      }
    }
  };

  return { differences, restore };
}

function read(paths: string[]): Map<string, string> {
  const files = paths.filter((path) => existsSync(join(ROOT, path))).flatMap(listFiles);
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}
