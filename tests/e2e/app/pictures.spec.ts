import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PAGE_PATHS } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { arriveAs, prefer, settled } from '../visitor.ts';

/** `SALA_PICTURES=docs/images npm test -- --only product e2e/app/pictures` takes those of the README, `all` takes every page. */
const chosen = process.env.SALA_PICTURES ?? '';
const FOLDER = resolve(import.meta.dirname, '../../..', chosen === 'all' ? '.cache/pictures' : chosen);

const PATHS = ['/', '/login', '/nowhere', ...PAGE_PATHS];
const LOOKS = [
  { name: '', locale: 'en-US', theme: 'light', width: 1440, height: 900 },
  { name: '-dark', locale: 'zh-CN', theme: 'dark', width: 1440, height: 900 },
  { name: '-phone', locale: 'km-KH', theme: 'light', width: 360, height: 740 },
];
const README_PICTURES: Record<string, string> = { '/list/search-table': 'search-table' };

for (const { name, locale, theme, width, height } of LOOKS) {
  test(`pictures of every page: ${theme}, ${locale}, ${width} px`, async ({ page }) => {
    mkdirSync(FOLDER, { recursive: true });
    await page.setViewportSize({ width, height });
    await prefer(page, 'locale', locale);
    await prefer(page, 'settings', JSON.stringify({ theme }));
    for (const path of PATHS) {
      if (PAGE_PATHS.includes(path)) await arriveAs(page, 'admin');
      const title =
        chosen === 'all' ? path.slice(1).replaceAll('/', '-') : name === '' && README_PICTURES[path];
      if (title === false || title === undefined) continue;
      // The public page has a separate URL for each language.
      await page.goto(path === '/' && locale !== 'en-US' ? `/${locale}/` : path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await page.screenshot({ path: `${FOLDER}/${title || 'home'}${name}.png`, animations: 'disabled' });
    }
  });
}
