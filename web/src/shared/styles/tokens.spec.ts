import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../..');
const filesOf = (...patterns: string[]) => globSync(patterns.map((pattern) => join(WEB, pattern)));
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => `${relative(WEB, file)}: ${line.trim()}`);

describe('design tokens', () => {
  it('give every corner its radius: of the dashboard, the public page and the sample channel', () => {
    const sheets = filesOf('{src,landing,sample-channel}/**/*.css', 'index.html');
    const corners = sheets.flatMap(linesOf).filter((line) => /border-[a-z-]*radius:/.test(line));
    const literals = corners.filter((line) => /\d(px|rem)/.test(line.replace('999px', '')));
    expect(corners.length).toBeGreaterThan(80);
    expect(literals).toEqual([]);
  });

  it('hold the colour of the brand in one place', () => {
    const sources = filesOf(
      '{src,landing,sample-channel,build,public}/**/*.{ts,tsx,css,js,svg,webmanifest}',
      'index.html',
      // The pages and mails that the BFF makes.
      '../services/bff/src/{delivery,messages,platform,public}/**/*.ts',
    );
    const named = sources.filter((file) => /165dff/i.test(readFileSync(file, 'utf8')));
    const elsewhere = named
      .map((file) => relative(WEB, file))
      .filter((file) => !/generated|\.spec\.ts$/.test(file));
    expect(elsewhere).toEqual(['src/shared/styles/brand.ts']);
  });

  it('tell fields from whatever they lie on', () => {
    const tokens = readFileSync(join(WEB, 'src/shared/styles/tokens.css'), 'utf8');
    // The dark theme takes a fill of Arco, which is translucent there.
    expect(/--sala-field: ([^;]+);/.exec(tokens)?.[1]).toMatch(/\/ [\d.]+%\)$/);
    const sheets = filesOf('src/shared/ui/fields/*-{field,control}.module.css');
    const fields = sheets.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^\.(?:select|area|standIn|input) \{[^}]*\}/gm),
    ]);
    expect(fields.length).toBeGreaterThan(2);
    for (const [field] of fields) {
      expect(field).toMatch(/background(?:-color)?: var\(--sala-field\);/);
      expect(field).toContain('border: 1px solid var(--sala-field-line);');
    }
  });
});
