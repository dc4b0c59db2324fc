import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

test.use({ productName: 'changed' });
// Its tests share the product, which takes longer to start than most of them.
test.describe.configure({ mode: 'default' });

interface Envelope<Data> {
  code: number;
  data: Data;
}
interface Delivered {
  items: { id: number; title: string; labels: string[] }[];
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** A set that is online, with items that have no common label, and what of it is delivered. */
async function setOf(page: Page, token: string, name: string) {
  const headers = { authorization: `Bearer ${token}` };
  const call = async <Data>(path: string, data?: object) => {
    const method = data === undefined ? 'GET' : path.endsWith('/items') ? 'PUT' : 'POST';
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    return ((await answer.json()) as Envelope<Data>).data;
  };
  const { key } = await call<{ key: string }>('/api/channels', { name: 'Journey', origins: [], rate: 6_000 });
  const set = await call<{ id: number; version: number }>('/api/policies', {
    ...{ name, contentType: 'img', filterType: 'artificial', status: 'online' },
  });
  const { list } = await call<{ list: { id: number; title: string }[] }>(
    '/api/library/items?kind=imageText&language=en-US&state=online&pageSize=50',
  );
  const notes = list.filter(({ title }) => !title.includes('teacher notes'));
  const itemIds = notes.slice(0, 4).map(({ id }) => id);
  await call(`/api/policies/${set.id}/items`, { version: set.version, itemIds });
  const delivered = async () => {
    const answer = await page.request.get(`/delivery/v1/sets/${set.id}`, { headers: { 'sala-key': key } });
    return ((await answer.json()) as Delivered).items;
  };
  return { itemIds, delivered };
}

/** Takes from a rule of the demo what it was told. */
async function clearRule(page: Page, token: string, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/list/rules-preset', { headers });
  interface Rule {
    id: number;
    key: string;
    version: number;
  }
  const rule = ((await answer.json()) as Envelope<Rule[]>).data.find(({ key }) => key === name);
  const at = `/api/rule-presets/${rule?.id}`;
  // One that is on is not without settings. One that is off stays as it is.
  const off = await page.request.post(`${at}/disable`, { headers, data: { version: rule?.version } });
  const { data: now } = (await off.json()) as Envelope<{ state?: string; version: number }>;
  // A conflict tells its state: on, where something else has changed it since.
  expect(now.state).not.toBe('enabled');
  const data = { version: now.version, parameters: {} };
  const cleared = await page.request.put(`${at}/parameters`, { headers, data });
  expect(((await cleared.json()) as Envelope<unknown>).code).toBe(20_000);
}

test('a label is hidden by the page and no longer delivered, until the rule is off again', async ({
  page,
}) => {
  const token = await arriveAs(page, 'admin');
  const { itemIds, delivered } = await setOf(page, token, 'Hidden by label');
  const before = await delivered();
  expect(before.map(({ id }) => id)).toEqual(itemIds);
  const [label = ''] = before[0]?.labels ?? [];
  const kept = before.filter(({ labels }) => !labels.includes(label)).map(({ id }) => id);
  const gone = before.length - kept.length;

  await page.goto('/list/card?tab=rulePreset');
  await card(page, 'Hide by label').getByRole('button', { name: 'Edit Hide by label' }).click();
  const drawer = page.getByRole('dialog', { name: 'Hide by label' });
  const labels = drawer.getByRole('combobox', { name: 'Labels to hide' });
  await expect(drawer.getByRole('list', { name: 'Labels to hide' })).toContainText('teacher notes');
  await labels.fill(label);
  await labels.press('Enter');

  const preview = drawer.getByRole('region', { name: 'Preview' });
  await preview.getByRole('searchbox', { name: 'Search sets by name' }).fill('Hidden by label');
  await preview.getByRole('radio', { name: 'Hidden by label' }).check();
  await expect(preview).toContainText(
    `Delivered: ${kept.length}. Moved: 0. Hidden: ${gone}. Shown again: 0.`,
  );
  await expect(preview.getByRole('listitem').filter({ hasText: 'Hidden, was 1' })).toHaveCount(1);
  expect((await delivered()).map(({ id }) => id)).toEqual(itemIds);

  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Hide by label” was saved')).toBeVisible();
  await expect.poll(async () => (await delivered()).map(({ id }) => id)).toEqual(kept);
  await page.reload();
  await card(page, 'Hide by label').getByRole('button', { name: 'Edit Hide by label' }).click();
  await expect(drawer.getByRole('list', { name: 'Labels to hide' })).toContainText(label);
  await page.keyboard.press('Escape');
  await expect(card(page, 'Hide by label').getByRole('button', { name: 'Edit Hide by label' })).toBeFocused();

  await page.getByRole('switch', { name: 'Hide by label' }).click();
  await expect(card(page, 'Hide by label')).toContainText('Disabled');
  await expect.poll(async () => (await delivered()).map(({ id }) => id)).toEqual(itemIds);
  await card(page, 'Hide by label')
    .getByRole('button', { name: /^History/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').nth(1)).toContainText('Changed its settings');
});

test('a rule without settings opens them when it is switched on, and undo brings back what was saved', async ({
  page,
}) => {
  const token = await arriveAs(page, 'admin');
  const { itemIds, delivered } = await setOf(page, token, 'Shown more often');
  await clearRule(page, token, 'weigh');
  const last = (await delivered()).at(-1);
  const [label = ''] = last?.labels ?? [];

  await page.goto('/list/card?tab=rulePreset');
  await expect(card(page, 'Show more often')).toContainText('It has no settings yet.');
  await page.getByRole('switch', { name: 'Show more often' }).click();
  const drawer = page.getByRole('dialog', { name: 'Show more often' });
  await drawer.getByRole('button', { name: 'Save and enable' }).click();
  const labels = drawer.getByRole('combobox', { name: 'Labels to show more often' });
  await expect(labels).toBeFocused();
  await expect(labels).toHaveAttribute('aria-invalid', 'true');
  await labels.fill(label);
  await labels.press('Enter');
  await drawer.getByRole('spinbutton', { name: `“${label}” comes` }).fill('12');
  await drawer.getByRole('button', { name: 'Save and enable' }).click();
  await expect(drawer).toContainText('9');
  await drawer.getByRole('spinbutton', { name: `“${label}” comes` }).fill('9');
  await drawer.getByRole('button', { name: 'Save and enable' }).click();
  await expect(card(page, 'Show more often')).toContainText('Enabled');
  await expect.poll(async () => (await delivered())[0]?.labels).toContain(label);
  expect((await delivered()).map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
    itemIds.toSorted((one, other) => one - other),
  );

  await card(page, 'Show more often').getByRole('button', { name: 'Edit Show more often' }).click();
  await drawer.getByRole('button', { name: `Remove ${label}` }).click();
  await labels.fill('Nothing has this label');
  await labels.press('Enter');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const undone = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes(label) === true,
  );
  await page.getByRole('button', { name: /^Undo/ }).click();
  // The set may begin with the label anyway, so what is delivered does not tell that the undo is over.
  await undone;
  await expect.poll(async () => (await delivered())[0]?.labels).toContain(label);
  // The next one looks at an order of its own.
  await clearRule(page, token, 'weigh');
});

test('lessons are kept on top in the order in which they are arranged, by keyboard and by drag', async ({
  page,
}) => {
  const token = await arriveAs(page, 'admin');
  await clearRule(page, token, 'pin');
  const { itemIds, delivered } = await setOf(page, token, 'Kept on top');
  const idsOf = async () => (await delivered()).map(({ id }) => id);
  const [, second, third, fourth] = await delivered();
  if (second === undefined || third === undefined || fourth === undefined) throw new Error('No items');

  await page.goto('/list/card?tab=rulePreset');
  await expect(card(page, 'Keep on top')).toContainText('It has no settings yet.');
  await page.getByRole('switch', { name: 'Keep on top' }).click();
  const drawer = page.getByRole('dialog', { name: 'Keep on top' });
  for (const { title } of [second, third, fourth]) {
    await drawer.getByRole('searchbox', { name: 'Search lessons by title' }).fill(title);
    await drawer.getByRole('checkbox', { name: title, exact: true }).check();
  }
  const order = drawer.getByRole('list', { name: 'Order on top' });
  const lines = order.getByRole('listitem');
  const grip = (at: number) => lines.nth(at).getByRole('button', { name: /^Move “/ });
  const expectOrder = async (...items: { title: string }[]) => {
    for (const [at, { title }] of items.entries()) await expect(lines.nth(at)).toContainText(title);
  };
  await expectOrder(second, third, fourth);
  await grip(2).focus();
  await page.keyboard.press('Home');
  await expect(grip(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(grip(1)).toBeFocused();
  await expect(page.getByText(`“${fourth.title}” is now 2 of 3`)).toBeAttached();
  await expectOrder(second, fourth, third);
  await grip(2).dragTo(lines.nth(0));
  await expectOrder(third, second, fourth);
  await expectAccessible(page);
  expect(await idsOf()).toEqual(itemIds);

  const onTop = [third.id, second.id, fourth.id];
  await drawer.getByRole('button', { name: 'Save and enable' }).click();
  await expect(card(page, 'Keep on top')).toContainText('Enabled');
  await expect.poll(idsOf).toEqual([...onTop, ...itemIds.filter((id) => !onTop.includes(id))]);
  await page.reload();
  const { promise: found, resolve: find } = Promise.withResolvers<undefined>();
  await page.route(/\/api\/library\/items\?/, async (route) => {
    await found;
    await route.continue();
  });
  await card(page, 'Keep on top').getByRole('button', { name: 'Edit Keep on top' }).click();
  await expectOrder(third, second, fourth);
  const unpicked = drawer.getByRole('checkbox', { name: third.title, exact: true });
  await unpicked.uncheck();
  find(undefined);
  await expect(drawer.getByRole('group', { name: 'Lessons on top' })).toContainText('Type more of the name');
  await expect(unpicked).toBeFocused();
  await expectOrder(second, fourth);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await idsOf())[0]).toBe(second.id);
  await page.getByRole('switch', { name: 'Keep on top' }).click();
  await expect.poll(idsOf).toEqual(itemIds);
});
