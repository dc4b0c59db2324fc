import { rename, rm, stat } from 'node:fs/promises';

/**
 * Creates a directory completely or not at all. It is created under a temporary name and then renamed, so that neither
 * a kill nor another process that creates the same directory can leave an incomplete one.
 */
export async function createAtomically(
  directory: string,
  make: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${directory}.${process.pid}`;
  try {
    await make(temporary);
    await rename(temporary, directory);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // If another process was faster, its directory is as good.
    if (!(await exists(directory))) throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
