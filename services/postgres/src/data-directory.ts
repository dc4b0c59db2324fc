import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { StartupError } from './startup-error.ts';

/**
 * Creates the directory if it is missing, and returns its path without symbolic links.
 * @throws StartupError if nothing can be written to it
 */
export async function openDataDirectory(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data directory ${path} cannot be written (${code}): name another one with SALA_DATA_DIR.`,
    );
  }
}
