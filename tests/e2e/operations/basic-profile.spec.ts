import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf } from '../visitor.ts';

test('the log is read by keyboard, and the page prints as a sheet without the frame', async ({ page }) => {
  const complaints = complaintsOf(page);
  await arriveAs(page, 'admin');
  await page.goto('/profile/basic');
  const log = page.getByRole('region', { name: 'Operation log' });
  const view = log.getByRole('button', { name: 'View Video 058212' });
  await view.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Video 058212' });
  await expect(drawer.getByRole('row', { name: /Encoding max rate.*800 kbps/ })).toBeVisible();
  await page.reload();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  const original = page.getByRole('region', { name: 'Original parameters' });
  await expect(original.getByRole('button', { name: 'Versions' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Printed on .* by /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basic Profile' })).toBeVisible();
  await expect(original).toContainText('Encoding frame rate');
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the group form marks what differs, names each problem at its field, and keeps the input', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await arriveAs(page, 'admin');
  await page.goto('/form/group');
  const rate = page.getByLabel('Encoding min rate');
  await expect(rate).toHaveAccessibleDescription('kbps From 150 to 1,800');
  await rate.fill('100');
  await page.keyboard.press('Tab');
  await expect(rate).toHaveAccessibleDescription('kbps Enter a number from 150 to 1,800');
  await rate.fill('400');
  await expect(rate).toHaveAccessibleDescription(/^kbps Changed\. Applied: /);
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rate).toHaveValue('400');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('No changes yet')).toBeVisible();
  await expect(rate).not.toHaveValue('400');
  expect(complaints).toEqual([]);
});
