import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { environmentSchema } from './config.schema.js';

const README = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
/** Read by `npm start`, not by the BFF. */
const OF_NPM_START = 'SALA_DATA_DIR';

/** The rows of the table of variables: the names, and the text about their defaults. */
const rows = [...README.matchAll(/^\| (`[A-Z][^|]*)\|([^|]*)\|/gm)].map(([, names = '', defaults = '']) => ({
  names: [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  defaults,
}));

describe('the table of variables in the README', () => {
  test('has every variable, and no other', () => {
    const documented = new Set(rows.flatMap(({ names }) => names));
    expect(documented).toEqual(new Set([...Object.keys(environmentSchema.shape), OF_NPM_START]));
  });

  test('has their defaults', () => {
    const parsed: Record<string, unknown> = environmentSchema.parse({ DATABASE_URL: 'postgres://db/sala' });
    const values = parsed as Record<string, string | number | undefined>;
    const wrong = rows.flatMap(({ names, defaults }) =>
      names.filter((name) => {
        const value = values[name];
        const isGiven = name === 'DATABASE_URL' || value === undefined || value === '';
        return !isGiven && !defaults.includes(`\`${String(value)}\``);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
