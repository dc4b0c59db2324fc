import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const DOCKERFILE = resolve(import.meta.dirname, '../../deploy/images/bff/Dockerfile');
const BOOTSTRAP = resolve(import.meta.dirname, '../../services/bff/dist/bundle/bootstrap.js');
const NAMES = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];

/** The variables by which the image of the BFF bounds its memory. */
function imageLimits(): Record<string, string> {
  const text = readFileSync(DOCKERFILE, 'utf8');
  return Object.fromEntries(
    NAMES.map((name) => {
      const [, quoted, plain] = new RegExp(`\\b${name}=(?:"([^"]*)"|(\\S+))`).exec(text) ?? [];
      const value = quoted ?? plain;
      if (value === undefined) throw new Error(`${DOCKERFILE} sets no ${name}.`);
      return [name, value];
    }),
  );
}

/** The same, and what V8 has compiled ahead, as the build of the image keeps it. */
export async function imageVariables(directory: string): Promise<Record<string, string>> {
  const variables = { ...imageLimits(), NODE_COMPILE_CACHE: join(directory, 'compile-cache') };
  const env = { PATH: process.env.PATH, ...variables };
  await promisify(execFile)(process.execPath, ['--eval', `import(${JSON.stringify(BOOTSTRAP)})`], { env });
  return variables;
}
