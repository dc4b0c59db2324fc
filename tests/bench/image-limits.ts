import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const DOCKERFILE = resolve(import.meta.dirname, '../../deploy/images/bff/Dockerfile');
const NAMES = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

/** The variables by which the image of the BFF bounds its memory. */
export function imageLimits(): Record<string, string> {
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
