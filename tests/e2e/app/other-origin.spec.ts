import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { newDatabase } from '../../support/databases.ts';
import { freePort } from '../../support/free-port.ts';
import { BUILT, ProductProcess } from '../../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../../support/temporary-directory.ts';
import { expect, test as base } from '../../support/test.ts';
import { drawPicture } from '../library/draw-picture.ts';
import { longVideo } from '../library/long-video.ts';
import { complaintsOf, signIn } from '../visitor.ts';

const PLACE = '<meta name="api-base" content=""';
const SMALL_VIDEO = 100_000;

/** The API as `product`, and the pages on another port: those of a build for the origin of the API. */
const test = base.extend<object, { pagesPort: number; pagesUrl: string }>({
  productName: ['other-origin', { scope: 'worker' }],
  pagesPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  productSettings: [
    async ({ pagesPort }, use) => use({ SALA_WEB_ORIGINS: `http://localhost:${pagesPort}` }),
    { scope: 'worker' },
  ],
  pagesUrl: [
    async ({ product, pagesPort }, use) => {
      const directory = await makeTemporaryDirectory();
      const web = join(directory, 'web');
      await cp(join(ROOT, 'web/dist'), web, { recursive: true });
      const html = await readFile(join(web, 'index.html'), 'utf8');
      expect(html).toContain(PLACE);
      await writeFile(
        join(web, 'index.html'),
        html.replace(PLACE, `<meta name="api-base" content="${product.url}"`),
      );
      await Promise.all(['br', 'gz'].map((ending) => rm(join(web, `index.html.${ending}`))));
      const pages = new ProductProcess(
        {
          DATABASE_URL: await newDatabase(),
          DATABASE_CONNECT_SECONDS: '20',
          PORT: String(pagesPort),
          SALA_WEB_DIR: web,
          SALA_DATA_DIR: join(directory, 'data'),
        },
        BUILT,
      );
      await use(await pages.ready());
      await pages.end();
      await removeDirectory(directory);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ pagesUrl }, use) => use(pagesUrl),
});

test.describe.configure({ mode: 'default' });

test('pages of another origin sign in, list, listen, send and download', async ({
  page,
  product,
  pagesUrl,
}, testInfo) => {
  const complaints = complaintsOf(page);
  const calledHere: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${pagesUrl}/api/`)) calledHere.push(request.url());
  });
  await signIn(page, 'admin');
  await page.goto('/list/search-table');
  await expect(page.locator('tbody tr').first()).toBeVisible();

  await test.step('a live event', async () => {
    const bell = page.getByRole('button', { name: /^Messages, \d+ unread$/ });
    const before = (await bell.getAttribute('aria-label')) ?? (await bell.innerText());
    // Tells of a device that is new.
    await page.request.post(`${product.url}/api/user/login`, {
      data: { username: 'admin', password: 'admin' },
      headers: { 'user-agent': 'another device' },
    });
    await expect(page.getByRole('button', { name: before })).toBeHidden();
    await expect(bell).toBeVisible();
  });

  await test.step('a download', async () => {
    await page.goto('/list/audit');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).url()).toMatch(new RegExp(`^${product.url}/api/files/`));
    expect((await readFile(await (await download).path(), 'utf8')).split('\n').length).toBeGreaterThan(1);
  });

  await test.step('an avatar', async () => {
    await page.goto('/user/info');
    const avatar = page.locator(`#content img[src^="${product.url}/api/files/avatars/"]`).first();
    await expect.poll(() => avatar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('a video, and a frame of it as the cover', async () => {
    await page.goto('/library/content?form=new');
    const form = page.getByRole('dialog', { name: 'New content' });
    await form.getByLabel('Kind').selectOption({ label: 'Video' });
    const file = testInfo.outputPath('robots.webm');
    await writeFile(file, longVideo(SMALL_VIDEO).buffer);
    await form.getByLabel('Choose a video').setInputFiles(file);
    await expect(form.locator('video')).toBeVisible();
    await form.getByRole('button', { name: 'Use this frame as the cover' }).click();
    await expect(form.getByLabel('What the cover shows')).toBeVisible();
    await form.getByRole('button', { name: 'Remove the cover' }).click();
    await form.getByLabel('Choose a picture for the cover').setInputFiles(await drawPicture(form));
    const cover = form.getByRole('group', { name: 'Cover' }).locator('img');
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await cover.getAttribute('src')).toMatch(new RegExp(`^${product.url}/api/files/content/`));
  });
  expect(calledHere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an origin that the server does not name is told what to do, and keeps what was typed', async ({
  page,
  product,
  pagesUrl,
}) => {
  const unnamed = pagesUrl.replace('localhost', '127.0.0.1');
  await page.goto(`${unnamed}/login`);
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const sentence = `The server at ${product.url} cannot be reached from here.`;
  await expect(page.getByText(sentence)).toContainText(`has to name ${unnamed} in SALA_WEB_ORIGINS.`);
  await expect(page.getByLabel('User name')).toHaveValue('admin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('admin');
});
