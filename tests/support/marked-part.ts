import { readFile, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, totalmem } from 'node:os';
import { runProgram } from '../../scripts/run-program.ts';

const BYTES_PER_GB = 1e9;

/**
 * Replaces what stands in a document between two comments, of which the first is kept, and formats the document.
 * @param file its path
 * @param write gets what stands there now
 */
export async function replaceMarked(
  file: string,
  [begin, end]: [string, string],
  write: (now: string) => string,
): Promise<void> {
  const document = await readFile(file, 'utf8');
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no marks ${begin} and ${end}.`);
  const inside = from + begin.length;
  const text = `${document.slice(0, inside)}\n\n${write(document.slice(inside, to))}\n\n${document.slice(to)}`;
  await writeFile(file, text);
  await runProgram('oxfmt', [file]);
}

/** What something was measured on. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? arch();
  const memory = `${(totalmem() / BYTES_PER_GB).toFixed(0)} GB`;
  return `${availableParallelism()} cores (${model}), ${memory}, Node ${process.versions.node}`;
}
