import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ACCESS, GRANTS } from '../src/api/generated/model/access.ts';

const TABLE = '/src/api/generated/model/access.ts';
const GENERATED = 'api/generated/';
const SOURCE = /(?<!\.spec|\.d)\.tsx?$/;

/** Leaves in the tables of rights, which every page loads, the operations that the sources name: the web asks about no others. */
export function accessInUse(): Plugin {
  let sources = '';
  return {
    name: 'sala-access-in-use',
    apply: 'build',
    configResolved({ root }) {
      sources = join(root, 'src');
    },
    load(id) {
      if (!id.endsWith(TABLE)) return null;
      const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
        .filter((file) => SOURCE.test(file) && !file.startsWith(GENERATED))
        .map((file) => readFileSync(join(sources, file), 'utf8'));
      const named = (table: object) =>
        Object.entries(table).filter(([operation]) => texts.some((text) => text.includes(`'${operation}'`)));
      const code = (table: object) => JSON.stringify(Object.fromEntries(named(table)));
      return `export const ACCESS = ${code(ACCESS)}; export const GRANTS = ${code(GRANTS)};`;
    },
  };
}
