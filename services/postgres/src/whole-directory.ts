import { rename, rm, stat } from 'node:fs/promises';

/**
 * Makes a directory whole or not at all: it is made aside and then renamed, so that neither a kill half-way nor
 * another process that makes the same one at the same time leaves half of it.
 */
export async function makeWhole(directory: string, make: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${directory}.${process.pid}`;
  try {
    await make(aside);
    await rename(aside, directory);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Where another process was faster, its directory is as good.
    if (!(await exists(directory))) throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
