// Renders the preview images that other sites show for a link to the public page:
// web/public/social/<language>.png. Start the built product and run this after a change of the texts or
// drawings at the top of the page: node tests/pictures/draw-social.ts http://localhost:3000
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';

const [, , address = 'http://localhost:3000'] = process.argv;
const FOLDER = join(import.meta.dirname, '../../web/public/social');
const PAGES = { 'en-US': '/', 'zh-CN': '/zh-CN/', 'km-KH': '/km-KH/' };
const SIZE = { width: 1200, height: 630 };

/** The top of the page as a card: the promise, with the hall below. The name is that of a deployment, and stands beside. */
const CARD = `
  .header, .hero .lead, .actions { display: none !important }
  .sky { height: 630px; display: flex; flex-direction: column }
  .hero-text { padding-top: 46px !important }
  .hero h1 { max-width: 18em; margin: 4px 0 0; font-size: 54px !important; line-height: 1.2; white-space: normal }
  :lang(km-KH) .hero h1 { font-size: 44px !important; line-height: 1.6 }
  .kicker { font-size: 22px }
  .panorama { flex: 1; height: auto !important; min-height: 0; margin: 0 }
`;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const [language, path] of Object.entries(PAGES)) {
  const context = await browser.newContext({ viewport: SIZE, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: CARD });
  await page.screenshot({ path: join(FOLDER, `${language}.png`) });
  await context.close();
}
await browser.close();
