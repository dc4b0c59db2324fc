import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const BLOCK = { from: 0x1780, to: 0x17ff };
const WEIGHTS = [400, 700];

/**
 * The font of public pages in Khmer, within a style sheet: 33 kB compressed. A font that arrives after the first
 * paint shifts the page where no Khmer font is installed.
 */
export async function khmerFontFaces(family: string): Promise<string> {
  const letters = Array.from({ length: BLOCK.to - BLOCK.from + 1 }, (_, at) =>
    String.fromCodePoint(BLOCK.from + at),
  ).join('');
  const faces = await Promise.all(
    WEIGHTS.map(async (weight) => {
      const name = `@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-${weight}-normal.woff2`;
      const font = await readFile(fileURLToPath(import.meta.resolve(name)));
      const subset = await subsetFont(font, letters, { targetFormat: 'woff2' });
      return (
        `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:U+1780-17FF;` +
        `src:url(data:font/woff2;base64,${subset.toString('base64')})format('woff2')}`
      );
    }),
  );
  return faces.join('');
}
