import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../support/test.ts';
import { arriveAs, prefer, settled } from './visitor.ts';

/** Screenshots for review and for the README: `SALA_PICTURES=docs/images npm test -- --only product`. */
const FOLDER = resolve(import.meta.dirname, '../..', process.env.SALA_PICTURES ?? '.cache/pictures');

const PAGES = {
  home: '/',
  login: '/login',
  workplace: '/dashboard/workplace',
  'search-table': '/list/search-table',
  enquiries: '/list/enquiries',
  messages: '/user/message',
  'not-found': '/nowhere',
};
const LOOKS = [
  { name: '', locale: 'en-US', theme: 'light', width: 1440, height: 900 },
  { name: '-dark', locale: 'zh-CN', theme: 'dark', width: 1440, height: 900 },
  { name: '-phone', locale: 'km-KH', theme: 'light', width: 360, height: 740 },
];
const README_PICTURES = ['search-table'];

for (const { name, locale, theme, width, height } of LOOKS) {
  test(`pictures of every page: ${theme}, ${locale}, ${width} px`, async ({ page }) => {
    mkdirSync(FOLDER, { recursive: true });
    await page.setViewportSize({ width, height });
    await prefer(page, 'locale', locale);
    await prefer(page, 'settings', JSON.stringify({ theme }));
    for (const [title, path] of Object.entries(PAGES)) {
      if (path.split('/').length > 2) await arriveAs(page, 'admin');
      const picture = `${title}${name}`;
      if (process.env.SALA_PICTURES !== undefined && !README_PICTURES.includes(picture)) continue;
      // The public page has a separate URL for each language.
      await page.goto(path === '/' && locale !== 'en-US' ? `/${locale}/` : path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await page.screenshot({ path: `${FOLDER}/${picture}.png`, animations: 'disabled' });
    }
  });
}
