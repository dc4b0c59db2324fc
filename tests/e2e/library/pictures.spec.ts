import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { bring, drawPicture } from './draw-picture.ts';
import { act, openItem, uniqueTitle, write } from './written-item.ts';

test('a picture is pasted into a body, described, inspected and read', async ({ page, browser, baseURL }, {
  workerIndex,
}) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await write(form, title, 'Take three wheels.');
  await form.getByRole('button', { name: 'Markdown' }).click();
  const body = form.getByRole('textbox', { name: 'Body' });
  await body.press('Control+End');
  const drawn = await drawPicture(body, 1_200, 675);
  await bring(body, drawn, 'paste');

  const picture = page.getByRole('dialog', { name: 'Insert a picture' });
  await expect(picture.getByText(/robot\.png/)).toBeVisible();
  await expect(picture.locator('img')).toBeVisible();
  await picture.getByRole('button', { name: 'Insert' }).click();
  await expect(picture.getByText('Say what the picture shows')).toBeVisible();
  await picture.getByLabel('What the picture shows').fill('A robot [blue]');
  await expectAccessible(page);
  await picture.getByRole('button', { name: 'Insert' }).click();
  await expect(picture).toBeHidden();
  // The next word goes behind it.
  await expect(body).toBeFocused();
  await page.keyboard.type('Take a motor.');
  const written = body.getByRole('img', { name: 'A robot [blue]' });
  await expect.poll(() => written.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Markdown' }).click();
  await expect(body).toHaveValue(
    /^Take three wheels\.\n\n!\[A robot \\\[blue\\\]\]\(media:[0-9a-f]{40}-1200x675\)\n\nTake a motor\.$/,
  );
  await form.getByRole('button', { name: 'Markdown' }).click();
  const shown = form.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'A robot [blue]' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await form.getByLabel('Choose a picture for the cover').setInputFiles(await drawPicture(body));
  await form.getByLabel('What the cover shows').fill('A robot');
  // A picture that is sent survives a reload, as the text does.
  await page.reload();
  await expect(form.getByLabel('What the cover shows')).toHaveValue('A robot');
  const cover = form.getByRole('group', { name: 'Cover' }).getByRole('img');
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await act(drawer, 'Submit for review', page, /^Submitted/);

  const other = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(other, 'admin');
  const inspected = await openItem(other, title);
  await expect(inspected.getByRole('article').getByRole('img')).toHaveCount(2);
  const read = inspected.getByRole('article').getByRole('img', { name: 'A robot [blue]' });
  const address = (await read.getAttribute('src'))?.split('?', 1)[0] ?? '';
  expect((await page.request.get(address)).status()).toBe(404);
  await act(inspected, 'Approve', other, 'Approved');
  await act(inspected, 'Put online', other, 'It is online');
  expect((await page.request.get(address)).status()).toBe(200);
  await other.context().close();
});

test('a text is not submitted as long as one of its pictures says nothing', async ({ page }, {
  workerIndex,
}) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await write(form, title, 'One.\n\n![](/favicon.svg)');
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(/has no alternative text/).first()).toBeVisible();
});

test('what is no picture is refused, and a lost line loses nothing', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await form.getByRole('button', { name: 'Picture', exact: true }).click();
  const picture = page.getByRole('dialog', { name: 'Insert a picture' });
  const file = picture.getByLabel('Choose a picture');
  await file.setInputFiles({
    name: 'robot.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await expect(picture.getByText(/^robot\.png cannot be read as a picture/)).toBeVisible();
  const drawn = await drawPicture(file);
  await page.context().setOffline(true);
  await file.setInputFiles(drawn);
  await expect(picture.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.context().setOffline(false);
  await picture.getByRole('button', { name: 'Retry' }).click();
  await expect(picture.locator('img')).toBeVisible();
});
