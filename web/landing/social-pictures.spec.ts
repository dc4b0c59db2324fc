import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../src/shared/i18n/languages';

it.each(languages)('has a picture for social networks in %s', (language) => {
  expect(existsSync(join(import.meta.dirname, '../public/social', `${language}.png`))).toBe(true);
});
