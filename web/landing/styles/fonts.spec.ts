import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDemoOrganisation } from '../../build/demo-organisation';
import { languageNames, languages } from '../../src/shared/i18n/languages';
import { content as english } from '../locales/en-US';
import { content as chinese } from '../locales/zh-CN';
import { schoolIn } from '../site/organisation';

const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

it('has a font for each Khmer letter on the pages in other languages', async () => {
  const organisation = await readDemoOrganisation();
  const schools = languages
    .filter((language) => language !== 'km-KH')
    .map((language) => schoolIn(organisation, language, (text) => text));
  const texts = JSON.stringify([languageNames, english, chinese, schools]);
  const letters = texts.match(/\p{Script=Khmer}/gu) ?? [];
  const range = /'Khmer words';[^}]+unicode-range: ([^;]+);/.exec(sheet)?.[1]?.split(', ') ?? [];
  const points = [...new Set(letters)].map(
    (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  expect(range).toEqual(points.sort());
});
