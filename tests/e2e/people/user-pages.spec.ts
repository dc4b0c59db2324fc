import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

interface Info {
  name: string;
  avatar: string;
  [member: string]: string;
}

const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` });

async function infoOf(page: Page, token: string): Promise<Info> {
  const answer = await page.request.get('/api/user/info', { headers: headersOf(token) });
  return ((await answer.json()) as { data: Info }).data;
}

/** For the tests that share the product. */
async function putBack(page: Page, token: string, { email, name, countryRegion, area }: Info): Promise<void> {
  const data = { email, nickname: name, countryRegion, area };
  await page.request.post('/api/user/save-info', { headers: headersOf(token), data });
}

const accountButton = (page: Page, name: string) => page.getByRole('button', { name, exact: false });

test('a changed nickname and area are stored, and other tabs of the browser follow', async ({
  page,
  context,
}) => {
  const token = await arriveAs(page, 'user');
  const before = await infoOf(page, token);
  await page.goto('/user/setting');
  const other = await context.newPage();
  await other.goto('/dashboard/workplace');
  await expect(other.getByRole('heading', { level: 1 })).toContainText(before.name);

  const nickname = page.getByLabel('Nickname');
  await nickname.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter nickname')).toBeVisible();
  await expect(nickname).toBeFocused();

  await page.keyboard.type('Maly of Siem Reap');
  await page.getByLabel('Area: province').focus();
  await page.keyboard.type('Siem');
  await nickname.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your information was saved',
  );
  await expect(accountButton(page, 'Maly of Siem Reap')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Maly of Siem Reap');
  await other.close();

  await page.reload();
  await expect(nickname).toHaveValue('Maly of Siem Reap');
  await expect(page.getByLabel('Area: province')).toHaveValue('KH-17');
  await putBack(page, token, before);
});

/** A picture that is red on the left and blue on the right, as a data URL. */
const RED_AND_BLUE = `(() => {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 300;
  const context = canvas.getContext('2d');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 450, 300);
  context.fillStyle = '#00f';
  context.fillRect(450, 0, 450, 300);
  return canvas.toDataURL('image/png');
})()`;

/** Whether the left edge of the picture is rather blue than red. */
const isBlueAt = (address: string) => `(async () => {
  const picture = new Image();
  picture.src = ${JSON.stringify(address)};
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 48;
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0, 48, 48);
  const [red, , blue] = context.getImageData(4, 24, 1, 1).data;
  return blue > red;
})()`;

test('an avatar is cropped by keyboard, shown in the frame, and removed', async ({ page }) => {
  const token = await arriveAs(page, 'user');
  const { name } = await infoOf(page, token);
  await page.goto('/user/setting');
  const opener = page.getByRole('button', { name: 'Change the avatar' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change the avatar' });
  const picture = await page.evaluate<string>(RED_AND_BLUE);
  await dialog.getByLabel('Choose a picture').setInputFiles({
    name: 'halves.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture.split(',')[1] ?? '', 'base64'),
  });

  await expect(dialog.getByRole('group', { name: 'Position of the frame' })).toBeFocused();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Control+ArrowRight');
  await dialog.getByRole('slider', { name: 'Size' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('slider', { name: 'Size' })).toHaveValue('95');
  await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const { avatar } = await infoOf(page, token);
  await expect(accountButton(page, name).locator('img')).toHaveAttribute('src', avatar);
  expect(await page.evaluate<boolean>(isBlueAt(avatar))).toBe(true);

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove the avatar' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Remove the avatar?' })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect(accountButton(page, name).locator('img')).toHaveCount(0);
  await expect(accountButton(page, name)).toContainText(name.charAt(0));
});
