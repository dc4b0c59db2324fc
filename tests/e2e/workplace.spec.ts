import { expect, test } from '../support/test.ts';
import { arriveAs, complaintsOf, prefer } from './visitor.ts';

test('a chart can be read point by point with the keyboard, or as a table', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  const card = page.getByRole('region', { name: 'Content data' });
  const plot = card.getByRole('application');
  await plot.focus();
  await page.keyboard.press('End');
  const said = card.locator('[aria-live]');
  await expect(said).toHaveText(/: Clicks [\d,]+$/);
  const today = await said.textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(said).not.toHaveText(today ?? '');
  await card.getByRole('button', { name: 'Show as table' }).click();
  const [day, clicks] = (today ?? '').split(': Clicks ');
  await expect(card.getByRole('row', { name: day })).toContainText(clicks ?? '?');
});

test('the parts of the donut add up to 100 and link to the rows that they count', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  const types = page.getByRole('region', { name: 'Content by type' }).getByRole('link');
  await expect(types).toHaveCount(3);
  const percent = (await types.allTextContents()).map((text) => Number(/(\d+)%$/.exec(text)?.[1]));
  expect(percent.reduce((sum, part) => sum + part, 0)).toBe(100);
  const sets = /in (\d+) sets/.exec((await types.first().textContent()) ?? '')?.[1];
  await types.first().click();
  await expect(page.getByText(`${sets} rows`)).toBeVisible();
});

test('kind and order of the popular content survive a reload', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  const card = page.getByRole('region', { name: 'Popular content' });
  await card.getByRole('tab', { name: 'Text' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('tab', { name: 'Image' })).toBeFocused();
  await card.getByRole('button', { name: 'Clicks' }).click();
  await expect(page).toHaveURL('/dashboard/workplace?popular=image&sort=clicks');
  await expect(card.getByRole('row').nth(1)).toContainText('5');
  await page.reload();
  await expect(card.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
  await expect(card.getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a failed card does not affect the others, shows its request id and can be retried', async ({
  page,
}) => {
  await arriveAs(page, 'user');
  await page.route('/api/content-data', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'the-failed-request' },
      json: { data: null, status: 'fail', msg: 'Broken', code: 50000 },
    }),
  );
  await page.goto('/dashboard/workplace');
  const card = page.getByRole('region', { name: 'Content data' });
  await expect(card.getByRole('alert')).toContainText('Broken');
  await expect(card.getByRole('alert')).toContainText('the-failed-request');
  await expect(page.getByRole('region', { name: 'Content by type' }).getByRole('link')).toHaveCount(3);
  await page.unrouteAll();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.locator('canvas')).toBeVisible();
});

test('a chart follows the theme at once without being recreated', async ({ page }) => {
  const complaints = complaintsOf(page);
  await prefer(page, 'settings', '{"theme":"light"}');
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  const canvas = page.getByRole('region', { name: 'Sets created per month' }).locator('canvas');
  await expect(canvas).toBeVisible();
  const mark = await canvas.elementHandle();
  const picture = await canvas.screenshot();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(async () => (await canvas.screenshot()).equals(picture)).toBe(false);
  expect(await mark.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
