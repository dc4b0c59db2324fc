import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes the files whose content differs from what is there, each at once: a process that is reading them sees the old or the
 * new text, and nothing that watches them wakes up for nothing.
 * @returns their paths
 */
export async function writeChanged(folder: string, files: Map<string, string>): Promise<string[]> {
  const changed = await Promise.all(
    [...files].map(async ([path, content]) => {
      const file = join(folder, path);
      if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return [];
      await mkdir(dirname(file), { recursive: true });
      // Two steps of npm test may write it at the same time, in one process.
      const draft = `${file}.${randomUUID()}.draft`;
      await writeFile(draft, content);
      await rename(draft, file);
      return [path];
    }),
  );
  return changed.flat();
}
