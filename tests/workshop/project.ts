import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

export { expect } from '@playwright/test';

interface Project {
  folder: string;
  write: (path: string, content: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
}

/** A workspace as the compiler and the watcher of the BFF take it, with sources of its own. */
export const test = base.extend<{ project: Project }>({
  project: async ({}, use) => {
    const folder = await makeTemporaryDirectory();
    const write = async (path: string, content: string): Promise<void> => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    };
    await write('package.json', '{ "type": "module" }');
    await use({ folder, write, remove: (path) => rm(join(folder, path)) });
    await removeDirectory(folder);
  },
});
