import { expect, test } from '../../support/test.ts';
import { arriveAs, follow } from '../visitor.ts';

test.use({ productName: 'changed' });
// For most of the day it is another day there than at the school.
test.use({ timezoneId: 'Pacific/Pago_Pago' });

const todayAtSchool = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Phnom_Penh' }).format();

test('a set and an item wait for their time, and say so', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/search-table?status=online&record=3');
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: 'Delivery times' }).click();
  const times = page.getByRole('dialog', { name: 'Delivery times' });
  await expect(
    times.getByText(/^These are times of the school, where it is .*\d\d:\d\d now\.$/),
  ).toBeVisible();
  const from = times.getByRole('group', { name: 'Online from' });
  const until = times.getByRole('group', { name: 'Online until' });
  await from.getByRole('button').click();
  await expect(from.locator('[aria-current=date]')).toHaveAttribute('data-day', todayAtSchool());
  await from.getByRole('textbox', { name: 'Online from: Date' }).fill('2099-03-14');
  await page.keyboard.press('Enter');
  await from.getByLabel('Online from: Time').fill('930');
  await until.getByRole('button').first().click();
  await until.getByRole('textbox', { name: 'Online until: Date' }).fill('2099-03-13');
  await page.keyboard.press('Enter');
  await times.getByRole('button', { name: 'Save the times' }).click();
  await expect(times.getByText('It must end after it begins')).toBeVisible();
  await until.getByRole('textbox', { name: 'Online until: Date' }).fill('2099-03-20');
  await page.keyboard.press('Enter');
  await times.getByRole('button', { name: 'Save the times' }).click();
  await expect(times).toBeHidden();
  await expect(page.getByText('The delivery times were saved')).toBeVisible();
  await page.reload();
  await expect(drawer.getByText(/2099/).first()).toBeVisible();
  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByText('Online from')).toBeVisible();

  await follow(page, '/library/content?state=online&kind=text');
  await page.getByRole('button', { name: /^View/ }).first().click();
  const item = page.getByRole('dialog').first();
  await item.getByRole('button', { name: 'Delivery times' }).click();
  await from.getByRole('button').click();
  await from.getByRole('textbox', { name: 'Online from: Date' }).fill('2099-01-01');
  await page.keyboard.press('Enter');
  await times.getByRole('button', { name: 'Save the times' }).click();
  await expect(times).toBeHidden();
  await expect(item.getByText(/^From .*2099/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByText(/^From .*2099/),
  ).toBeVisible();
});
