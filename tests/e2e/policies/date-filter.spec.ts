import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

const TABLE = '/list/search-table';

test.beforeEach(async ({ page }) => {
  await arriveAs(page, 'user');
});

test('the calendar, loaded on demand, filters the rows by date', async ({ page }) => {
  await page.goto(`${TABLE}?createdTime=2026-01-01&createdTime=2026-03-31`);
  await expect(page.getByText(/^1?\d rows$/)).toBeVisible();
  await page.getByRole('button', { name: 'Created Date 2026-01-01 – 2026-03-31' }).click();
  const start = page.getByLabel('Created Date: Start date');
  const end = page.getByLabel('Created Date: End date');
  await expect(start).toHaveValue('2026-01-01');
  await expect(start).toBeFocused();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('ArrowDown', 'PageDown', 'PageDown', 'PageDown', 'End');
  await expect(page.getByRole('button', { name: 'Saturday, April 4, 2026' })).toBeFocused();
  await press('Enter');
  await expect(end).toBeFocused();
  await press('ArrowDown', 'ArrowRight', 'Enter');
  await expect(page.locator('.arco-picker-range-container')).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${TABLE}?createdTime=2026-04-04&createdTime=2026-04-05`);
  await start.click();
  await press('Escape');
  await expect(page.locator('.arco-picker-range-container')).toBeHidden();
  await expect(start).toBeFocused();
});

test('a day that is typed is taken when its field is left, whatever the pointer is over', async ({
  page,
}) => {
  await page.goto(`${TABLE}?createdTime=2026-01-01&createdTime=2026-03-31`);
  await page.getByRole('button', { name: 'Created Date 2026-01-01 – 2026-03-31' }).click();
  const start = page.getByLabel('Created Date: Start date');
  const end = page.getByLabel('Created Date: End date');
  await page.getByRole('button', { name: 'Thursday, January 15, 2026' }).hover();
  await expect(start).toHaveValue('2026-01-01');
  await start.press('Control+a');
  await page.keyboard.type('២០២៦-០២-០១');
  await expect(start).toHaveValue('2026-02-01');
  await page.getByRole('button', { name: 'Tuesday, February 10, 2026' }).hover();
  await expect(start).toHaveValue('2026-02-01');
  await end.focus();
  await end.press('Control+a');
  await page.keyboard.type('២០២៦/៤/៥');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${TABLE}?createdTime=2026-02-01&createdTime=2026-04-05`);
  await expect(start).toHaveValue('2026-02-01');
  await expect(end).toHaveValue('2026-04-05');
  await start.press('Control+a');
  await page.keyboard.type('2026-05-05');
  await page.keyboard.press('Escape');
  await expect(start).toHaveValue('2026-02-01');
});
