import { type Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { type Drawn } from './draw-picture.ts';
import { avif, gif, heic } from './small-pictures.ts';

/** What a page sends of each file. */
interface Sent {
  name: string;
  type: string;
  bytes: number;
}

async function newCover(page: Page) {
  const sent: Sent[] = [];
  await page.exposeFunction('tellSent', (file: Sent) => sent.push(file));
  // Browsers do not tell the bodies of requests that hold files.
  await page.addInitScript(() => {
    const { append } = FormData.prototype as {
      append: (this: FormData, field: string, value: unknown) => void;
    };
    FormData.prototype.append = function (this: FormData, field: string, value: unknown) {
      if (value instanceof File)
        (window as unknown as { tellSent: (file: Sent) => void }).tellSent({
          ...{ name: value.name, type: value.type, bytes: value.size },
        });
      append.call(this, field, value);
    };
  });
  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const field = page.getByRole('dialog', { name: 'New content' }).getByRole('group', { name: 'Cover' });
  return { field, choose: field.getByLabel('Choose a picture for the cover'), sent };
}

/** Noise, which no format makes small. */
async function drawNoise(page: Page, edge: number): Promise<Drawn> {
  const url = await page.evaluate((side) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas.');
    const pixels = context.createImageData(side, side);
    const most = 65_536;
    for (let at = 0; at < pixels.data.length; at += most)
      crypto.getRandomValues(pixels.data.subarray(at, at + most));
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  }, edge);
  return { name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

async function drawPhoto(page: Page, width: number, height: number): Promise<Drawn> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas.');
      context.fillStyle = '#165dff';
      context.fillRect(0, 0, wide, high / 2);
      return canvas.toDataURL('image/jpeg');
    },
    [width, height] as const,
  );
  return {
    name: 'photo.jpeg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  };
}

test('a photo of 50 million pixels is made smaller, and becomes the cover', async ({ page }) => {
  test.slow();
  const { field, choose, sent } = await newCover(page);
  await choose.setInputFiles(await drawPhoto(page, 8_160, 6_130));
  await expect(
    field.getByRole('status').getByText(/^photo\.jpeg \(.+\) was made into a picture/),
  ).toBeAttached();
  await expect(field.locator('img')).toHaveAttribute('width', '1600');
  expect(sent).toMatchObject([{ name: 'photo.jpg', type: 'image/jpeg' }]);
});

test('a picture of more than 10 MB is made smaller', async ({ page }) => {
  test.slow();
  const { field, choose, sent } = await newCover(page);
  const noise = await drawNoise(page, 1_650);
  expect(noise.buffer.length).toBeGreaterThan(10_000_000);
  await choose.setInputFiles(noise);
  // Noise is what takes browser and server the longest.
  await expect(field.locator('img')).toBeVisible({ timeout: 120_000 });
  expect(sent).toMatchObject([{ name: 'noise.webp', type: 'image/webp' }]);
  expect(sent[0]?.bytes).toBeLessThan(10_000_000);
});

for (const [name, picture] of [
  ['GIF', gif],
  ['AVIF', avif],
] as const)
  test(`a picture in ${name} is drawn anew`, async ({ page }) => {
    const { field, choose, sent } = await newCover(page);
    await choose.setInputFiles(picture);
    await expect(field.locator('img')).toBeVisible();
    expect(sent).toMatchObject([{ type: 'image/webp' }]);
  });

test('what the server takes is sent as it is', async ({ page }) => {
  const { field, choose, sent } = await newCover(page);
  const photo = await drawPhoto(page, 1_200, 900);
  await choose.setInputFiles(photo);
  await expect(field.getByRole('status').getByText('photo.jpeg was sent')).toBeAttached();
  expect(sent).toMatchObject([{ name: 'photo.jpeg', bytes: photo.buffer.length }]);
});

test('a HEIC that this browser cannot read says how a phone sends another one, whatever its name', async ({
  page,
}) => {
  const { field, choose, sent } = await newCover(page);
  for (const name of ['IMG_0001.HEIC', 'renamed.jpg']) {
    await choose.setInputFiles({ ...heic, name });
    await expect(field.getByText(new RegExp(`^${name}.+Most Compatible`))).toBeVisible();
  }
  await expectAccessible(page);
  await choose.setInputFiles({ name: 'broken.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(field.getByText(/^broken\.gif cannot be read as a picture/)).toBeVisible();
  expect(sent).toEqual([]);
});
