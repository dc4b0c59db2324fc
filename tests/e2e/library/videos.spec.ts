import { writeFile } from 'node:fs/promises';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { longVideo } from './long-video.ts';
import { act, uniqueTitle, write } from './written-item.ts';

/** Of an upload, in bytes. */
const PART = 5 * 1_024 * 1_024;

test('a video is cut, taken up again after a reload, and played', async ({ page }, testInfo) => {
  const title = uniqueTitle(testInfo.workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await form.getByLabel('Kind').selectOption({ label: 'Video' });
  // A file of the disk, whose time is the same after the reload.
  const file = testInfo.outputPath('robots.webm');
  await writeFile(file, longVideo(2.5 * PART).buffer);
  const choose = form.getByLabel('Choose a video');
  // The second part does not arrive, nor when it is sent again.
  let parts = 0;
  await page.route('**/api/media/uploads/**', async (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    await (parts > 1 ? route.abort() : route.continue());
  });
  await choose.setInputFiles(file);
  await expect.poll(() => parts).toBeGreaterThan(1);
  await page.reload();
  await page.unroute('**/api/media/uploads/**');

  const sent: number[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (request.method() === 'PATCH' && offset !== undefined) sent.push(Number(offset));
  });
  await choose.setInputFiles(file);
  await expect(form.locator('video')).toBeVisible();
  expect(Math.min(...sent)).toBe(PART);
  await expect
    .poll(() => form.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1);
  await form.getByRole('button', { name: 'Use this frame as the cover' }).click();
  await form.getByLabel('What the cover shows').fill('A blue field');
  await expectAccessible(page);
  await write(form, title, null);
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByRole('article').locator('video')).toBeVisible();
  await act(drawer, 'Submit for review', page, /^Submitted/);
});

test('what is no video is refused', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await form.getByLabel('Kind').selectOption({ label: 'Video' });
  const choose = form.getByLabel('Choose a video');
  const buffer = Buffer.from('no video at all');
  await choose.setInputFiles({ name: 'robots.mp4', mimeType: 'video/mp4', buffer });
  await expect(form.getByText('robots.mp4 is no film that can be read.')).toBeVisible();
});
