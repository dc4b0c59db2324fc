import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible, follow, prefer, settled } from '../visitor.ts';

test('the cards are read point by point and as tables, arranged, and moved by hand', async ({ page }) => {
  await arriveAs(page, 'user');
  await test.step('a chart can be read point by point with the keyboard, or as a table', async () => {
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
  await test.step('the parts of the donut add up to 100 and link to the rows that they count', async () => {
    await follow(page, '/dashboard/workplace');
    const card = page.getByRole('region', { name: 'Content by type' });
    await card.scrollIntoViewIfNeeded();
    const types = card.getByRole('link');
    await expect(types).toHaveCount(3);
    const percent = (await types.allTextContents()).map((text) => Number(/(\d+)%$/.exec(text)?.[1]));
    expect(percent.reduce((sum, part) => sum + part, 0)).toBe(100);
    const sets = /in (\d+) sets/.exec((await types.first().textContent()) ?? '')?.[1];
    await types.first().click();
    await expect(page.getByText(`${sets} rows`)).toBeVisible();
  });
  await test.step('kind and order of the popular content survive a reload', async () => {
    await follow(page, '/dashboard/workplace');
    const card = page.getByRole('region', { name: 'Popular content' });
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('tab', { name: 'Text' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(card.getByRole('tab', { name: 'Image' })).toBeFocused();
    await card.getByRole('button', { name: 'Clicks' }).click();
    await expect(page).toHaveURL('/dashboard/workplace?popular=image&sort=clicks');
    await expect(card.getByRole('row').nth(1)).toContainText('5');
    await page.reload();
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
    await expect(card.getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
  await test.step('the carousel is moved by hand, and stops when somebody moves it', async () => {
    await follow(page, '/dashboard/workplace');
    await page.getByRole('region', { name: 'Announcements' }).scrollIntoViewIfNeeded();
    const carousel = page.getByRole('region', { name: 'What you can do here' });
    await expect(carousel.getByRole('group', { name: '1 of 4' })).toBeVisible();
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await expect(carousel.getByRole('group', { name: '4 of 4' })).toBeVisible();
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    await carousel.getByRole('link', { name: 'Five short guides' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  });
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
  await page.getByRole('region', { name: 'Content by type' }).scrollIntoViewIfNeeded();
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
  const months = page.getByRole('region', { name: 'Sets created per month' });
  await months.scrollIntoViewIfNeeded();
  const canvas = months.locator('canvas');
  await expect(canvas).toBeVisible();
  const mark = await canvas.elementHandle();
  const picture = await canvas.screenshot();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(async () => (await canvas.screenshot()).equals(picture)).toBe(false);
  expect(await mark.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

test('quick operations are chosen and ordered by keyboard, and stay after a reload', async ({ page }) => {
  const token = await arriveAs(page, 'user');
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.put('/api/user/shortcuts', { headers, data: { pages: ['SearchTable', 'Card'] } });
  await page.goto('/dashboard/workplace');
  const card = page.getByRole('region', { name: 'Quick operation' });
  await card.getByRole('button', { name: 'Edit the quick operations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick operation' });
  await dialog.getByRole('button', { name: 'Add Messages' }).click();
  const grip = dialog.getByRole('button', { name: /^Move Messages/ });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(grip).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove Card List' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('link')).toHaveText(['Messages', 'Search Table']);
  await page.reload();
  await expect(card.getByRole('link')).toHaveText(['Messages', 'Search Table']);
});

test('visited pages are listed, the newest first, and come back after they were cleared', async ({
  page,
}) => {
  const token = await arriveAs(page, 'user');
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.delete('/api/user/recent-pages', { headers });
  for (const path of ['/list/card', '/dashboard/documents']) {
    const recorded = page.waitForResponse((answer) => answer.url().endsWith('/recent-pages'));
    await page.goto(path);
    await recorded;
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sala' }).click();
  const card = page.getByRole('region', { name: 'Recently visited' });
  await expect(card.getByRole('link')).toHaveText(['Documents', 'Card List']);
  await card.getByRole('button', { name: 'Clear the recently visited pages' }).click();
  await expect(card.getByText('No pages yet')).toBeVisible();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('link')).toHaveText(['Documents', 'Card List']);
});

test('an announcement is published, reaches an open workplace, opens at its address, and is removed', async ({
  page,
  browser,
  product,
}) => {
  await arriveAs(page, 'admin');
  await page.goto('/dashboard/announcements');
  const reader = await (await browser.newContext({ baseURL: product.url })).newPage();
  await arriveAs(reader, 'user');
  await reader.goto('/dashboard/workplace');
  const card = reader.getByRole('region', { name: 'Announcements' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('link').nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'New announcement' }).click();
  const dialog = page.getByRole('dialog', { name: 'New announcement' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const english = dialog.getByRole('group', { name: 'English' });
  await expect(english.getByLabel('Title')).toBeFocused();
  await english.getByLabel('Title').fill('Lights in the studio');
  await english.getByLabel('Text').fill('They are repaired today.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();

  await card.getByRole('link', { name: 'Lights in the studio' }).click();
  await expect(reader).toHaveURL(/announcements\?open=\d+$/);
  const opened = reader.getByRole('dialog', { name: 'Lights in the studio' });
  await expect(opened.getByText('They are repaired today.')).toBeVisible();
  await reader.keyboard.press('Escape');
  await expect(reader).toHaveURL(/announcements$/);

  await page.getByRole('button', { name: 'Remove “Lights in the studio”' }).click();
  await expect(reader.getByRole('link', { name: 'Lights in the studio' })).toBeHidden();
  await reader.context().close();
});

test('what waits is listed with its date, opens at its row, and leaves when somebody else does it', async ({
  page,
}) => {
  const token = await arriveAs(page, 'admin');
  await page.goto('/dashboard/workplace');
  const card = page.getByRole('region', { name: 'To do' });
  const all = card.getByRole('button', { name: /^Show all \d+$/ });
  await expect(card.getByRole('listitem').first()).toContainText(/(?:due|since) /);
  const sent = await page.request.post('/api/enquiries/contact', {
    data: {
      ...{ name: 'Dara Worklist', reply: 'dara@sala.example', message: 'May we visit you?' },
      ...{ language: 'en-US', secondsTaken: 30 },
    },
  });
  const { data } = (await sent.json()) as { data: { reference: string } };
  const task = card.getByRole('link', { name: 'Answer the enquiry of Dara Worklist' });
  // The newest comes last, and may be the one with which the list becomes too long to show whole.
  await expect(async () => {
    if (await all.isVisible()) await all.click();
    await expect(task).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await task.click();
  await expect(page).toHaveURL(`/list/enquiries?enquiry=${data.reference}`);
  await page.goBack();
  await expect(task.or(all).first()).toBeVisible();
  const closed = await page.request.post(`/api/enquiries/${data.reference}/close`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { version: 1, note: 'They come on Friday.' },
  });
  expect(((await closed.json()) as { code: number }).code).toBe(20000);
  await expect(task).toHaveCount(0);
});

test('what happened since the last visit leads to its rows, and is the same after a reload', async ({
  page,
}) => {
  const token = await arriveAs(page, 'admin');
  const headers = { Authorization: `Bearer ${token}` };
  // The visit before this one cannot be waited for: it ended before a pause.
  const { data } = (await (await page.request.get('/api/policies/summary', { headers })).json()) as {
    data: { yesterday: string };
  };
  const link = `/list/search-table?createdTime=${data.yesterday}+00%3A00%3A01&createdTime=2099-01-01`;
  const listed = await page.request.get(`/api/list/policy?${link.split('?')[1] ?? ''}`, { headers });
  const { total } = ((await listed.json()) as { data: { total: number } }).data;
  const left = {
    since: `${data.yesterday} 00:00:01`,
    list: [{ kind: 'sets', count: total, day: null, link }],
  };
  await page.route('/api/user/since-last-visit', (route) =>
    route.fulfill({ json: { data: left, status: 'ok', msg: '', code: 20_000 } }),
  );
  await page.goto('/dashboard/workplace');
  const card = page.getByRole('region', { name: 'Since you were last here' });
  const sentence = card.getByRole('link', { name: /^\d+ sets? (?:was|were) created$/ });
  await expect(sentence).toHaveCount(total === 0 ? 0 : 1);
  await page.reload();
  await sentence.press('Enter');
  await expect(page.getByText(`${total} rows`)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Created Date' }).getByRole('button')).toContainText(
    '00:00:01',
  );
  await page.reload();
  await expect(page.getByText(`${total} rows`)).toBeVisible();
  await page.unrouteAll();
  await page.goto('/dashboard/workplace');
  await expect(card.getByText('Nothing new').or(card.getByRole('link')).first()).toBeVisible();
});

test('the carousel fills its place, and its advance makes no later largest paint', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.addInitScript(`
    window.largest = [];
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.largest.push(startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });`);
  await page.goto('/dashboard/workplace');
  const carousel = page.getByRole('region', { name: 'What you can do here' });
  const shown = carousel.locator('[data-shown]');
  await expect(shown).toHaveAttribute('aria-label', '1 of 4');
  await settled(page);
  const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;
  for (const width of [1024, 1100, 1199]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await heightOf(shown)).toBe(await heightOf(carousel));
    expect(await heightOf(carousel)).toBeLessThan(200);
  }

  const first = await page.evaluate<number[]>('window.largest');
  expect(first.length).toBeGreaterThan(0);
  // The paint of each slide is told after the next frame.
  await expect(shown).toHaveAttribute('aria-label', '2 of 4', { timeout: 20_000 });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await page.evaluate<number[]>('window.largest')).toEqual(first);
});

test('the rows behind content data and popular content open over the page, for those who may read them', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await page.goto('/dashboard/workplace');
  const content = page.getByRole('region', { name: 'Content data' });
  const figure = content.getByRole('link').first();
  const sum = (await figure.innerText()).replace(/[^\d]/g, '');
  await figure.click();
  const drawer = page.getByRole('dialog', { name: /Clicks/i });
  await expect.poll(async () => (await drawer.innerText()).replaceAll(',', '')).toContain(sum);
  await page.keyboard.press('Escape');
  const popular = page.getByRole('region', { name: 'Popular content' });
  await popular.scrollIntoViewIfNeeded();
  await popular.getByRole('link', { name: 'Show the rows' }).click();
  await expect(drawer.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});
