import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRem } from '../../../build/text-sizes';

const WEB = join(import.meta.dirname, '../../..');
const sheets = globSync('{src,landing}/**/*.css', { cwd: WEB });

describe('sizes of text', () => {
  it('are never in px, so that they follow the font size that is chosen in the browser', () => {
    const found = sheets.flatMap((path) =>
      [
        ...readFileSync(join(WEB, path), 'utf8').matchAll(
          /[\s;{](?:font|font-size|line-height):[^;}]*[\d.]px[^;}]*/g,
        ),
      ].map(([rule]) => `${path}: ${rule.trim()}`),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('of Arco become rem', () => {
    expect(inRem('14px', 0)).toBe('0.875rem');
    expect(inRem('0 14px 32px', 16)).toBe('0 14px 2rem');
    expect(inRem('calc(100% - 8px)', 0)).toBe('calc(100% - 0.5rem)');
    expect(inRem('var(--size-14px)', 0)).toBe('var(--size-14px)');
  });
});
