import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = globSync(join(import.meta.dirname, '{.,../landing}/**/*.tsx'));
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The type of a CSS module has every name: a class that is not there would be the text `undefined`. */
function missingClasses(source: string): string[] {
  const code = textOf(source);
  return [...code.matchAll(IMPORT)].flatMap(([statement, styles = '', path = '']) => {
    const classes = new Set(namesIn(textOf(join(dirname(source), path)), /\.([a-z][\w-]*)/gi));
    const used = namesIn(code.replace(statement, ''), new RegExp(`(?<![./])\\b${styles}\\.(\\w+)`, 'g'));
    return used.filter((name) => !classes.has(name)).map((name) => `${path}: .${name}`);
  });
}

describe('CSS modules', () => {
  it('contain every class that a component uses', () => {
    const missing = SOURCES.flatMap((source) => missingClasses(source).map((name) => `${source} → ${name}`));
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
