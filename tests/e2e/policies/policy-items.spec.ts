import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, newToken } from '../visitor.ts';

// It makes sets, and other tests count those of the demo.
test.use({ productName: 'changed' });
// Its tests share the product, which takes longer to start than most of them.
test.describe.configure({ mode: 'default' });

const TABLE = '/list/search-table';
const drawer = (page: Page) => page.getByRole('dialog').first();
const items = (page: Page) => drawer(page).getByRole('list', { name: 'Items of the set' });
const rows = (page: Page) => items(page).getByRole('listitem');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

interface Content {
  id: number;
  title: string;
}
interface Policy {
  id: number;
  version: number;
}

/** Calls the API beside the page. */
async function call<Data>(page: Page, path: string, data?: object): Promise<Data> {
  const answer = await page.request.fetch(`/api/${path}`, {
    method: data === undefined ? 'GET' : 'version' in data ? 'PUT' : 'POST',
    headers: { Authorization: `Bearer ${await newToken(page, 'admin')}` },
    ...(data === undefined ? {} : { data }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

/** A rule of the demo hides it. */
const FOR_TEACHERS = /teacher notes|教师笔记|កំណត់ចំណាំគ្រូ/;

/** What children see. */
async function someContent(page: Page, count: number): Promise<Content[]> {
  const { list } = await call<{ list: Content[] }>(
    page,
    'library/items?kind=imageText&state=online&pageSize=50',
  );
  return list.filter(({ title }) => !FOR_TEACHERS.test(title)).slice(0, count);
}

/** A set that is online, with these items or a rule to be made. */
async function makeSet(page: Page, name: string, itemIds?: number[]): Promise<number> {
  const filterType = itemIds === undefined ? 'rules' : 'artificial';
  const policy = { name, contentType: 'img', filterType, status: 'online' };
  const { id, version } = await call<Policy>(page, 'policies', policy);
  if (itemIds !== undefined) await call(page, `policies/${id}/items`, { version, itemIds });
  return id;
}

async function expectOrder(page: Page, titles: string[]): Promise<void> {
  await expect(rows(page)).toHaveCount(titles.length);
  for (const [at, title] of titles.entries()) await expect(rows(page).nth(at)).toContainText(title);
}

const grip = (row: Locator) => row.getByRole('button', { name: /^Move “/ });

test('a new set gets its items, which are arranged by keyboard and by drag, and stay so', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await page.goto(`${TABLE}?record=new`);
  await expect(drawer(page).getByText('The items are chosen afterwards, in the tab Items.')).toBeVisible();
  await drawer(page).getByLabel('Set Name').fill('Kites by hand');
  await drawer(page).getByRole('button', { name: 'Create' }).click();
  await toast(page).getByRole('button', { name: 'Choose its items' }).click();
  await expect(page).toHaveURL(/record=\d+&tab=items$/);
  await expect(drawer(page).getByText('The set has no items yet')).toBeVisible();

  await drawer(page).getByRole('button', { name: 'Add items' }).click();
  const picker = page.getByRole('dialog', { name: 'Add items' });
  const choices = picker.getByRole('group', { name: 'Content to choose from' }).getByRole('checkbox');
  const content = await someContent(page, 10);
  const titles = content.slice(0, 4).map(({ title }) => title);
  for (const title of titles) {
    await picker.getByLabel('Title or summary').fill(title);
    await expect(choices).toHaveCount(1);
    await choices.first().check();
    await picker.getByRole('button', { name: 'Clear' }).click();
    await expect(choices).toHaveCount(10);
  }
  await picker.getByRole('button', { name: 'Add 4 items' }).click();
  await expectOrder(page, titles);
  await expect(drawer(page).getByText('Not saved yet: 4 added')).toBeVisible();

  // The last one goes to the top and one down again; the focus stays on its grip.
  await grip(rows(page).nth(3)).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(grip(rows(page).nth(1))).toBeFocused();
  const [first = '', second = '', third = '', fourth = ''] = titles;
  await expectOrder(page, [first, fourth, second, third]);
  await grip(rows(page).nth(0)).dragTo(rows(page).nth(2));
  await expectOrder(page, [fourth, second, first, third]);
  await rows(page)
    .nth(3)
    .getByRole('button', { name: `Remove “${third}”` })
    .click();
  await expectOrder(page, [fourth, second, first]);

  // What is not saved is not lost by the way.
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: /^Discard/ })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await page.reload();
  await expectOrder(page, [fourth, second, first]);
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page).getByText('Ready to be delivered: 3 of 3')).toBeVisible();
  await page.reload();
  await expectOrder(page, [fourth, second, first]);
  await expect(drawer(page).getByRole('button', { name: 'Save', exact: true })).toBeHidden();

  await rows(page).first().getByRole('link').click();
  const item = page.getByRole('dialog', { name: fourth });
  await expect(item.getByRole('region', { name: 'Held by sets' })).toContainText('The set is offline');
  await item.getByRole('link', { name: 'Kites by hand' }).click();
  await expectOrder(page, [fourth, second, first]);
});

test('two people change the items of a set at the same time, and neither loses anything', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  const content = await someContent(page, 4);
  const [a, b, c, d] = content.map(({ id }) => id);
  const titles = content.map(({ title }) => title);
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('No content');
  const id = await makeSet(page, 'Kites for two', [a, b, c]);
  await page.goto(`${TABLE}?record=${id}&tab=items`);
  await expect(drawer(page).getByText('Delivered now: 3 of 3')).toBeVisible();
  const [first = '', second = '', third = '', fourth = ''] = titles;
  const change = async (itemIds: number[]) => {
    const { version } = await call<Policy>(page, `policies/${id}`);
    await call(page, `policies/${id}/items`, { version, itemIds });
  };
  const save = drawer(page).getByRole('button', { name: 'Save', exact: true });

  // One adds, the other arranges: both is saved.
  await grip(rows(page).nth(2)).focus();
  await page.keyboard.press('Home');
  await change([a, b, c, d]);
  await save.click();
  await expect(toast(page).getByText(/^Saved together with what Sok Dara changed/)).toBeVisible();
  await expectOrder(page, [third, first, second, fourth]);

  // Both arrange: the choice is left to the second one.
  await expect(save).toBeHidden();
  await grip(rows(page).nth(3)).focus();
  await page.keyboard.press('Home');
  await change([b, a, c, d]);
  await save.click();
  await expect(drawer(page).getByText(/^Sok Dara changed this at/)).toBeVisible();
  await expectOrder(page, [fourth, third, first, second]);
  await drawer(page).getByRole('button', { name: 'Use theirs: Items' }).click();
  await expectOrder(page, [second, first, third, fourth]);
  await expect(save).toBeHidden();

  // Somebody who may not change it sees it all the same.
  await page.addInitScript(`localStorage.setItem('token', '${await newToken(page, 'user')}')`);
  await page.goto(`${TABLE}?record=${id}&tab=items`);
  await expectOrder(page, [second, first, third, fourth]);
  await expect(drawer(page).getByRole('button', { name: 'Add items' })).toBeHidden();
  await expect(drawer(page).getByRole('button', { name: /^Move/ })).toHaveCount(0);
});

test('a rule shows what it chooses before it is saved, and others read it', async ({ page }) => {
  await arriveAs(page, 'admin');
  const id = await makeSet(page, 'Kites by rule');
  await page.goto(`${TABLE}?record=${id}&tab=items`);
  await expect(drawer(page).getByText('There is no rule yet', { exact: false })).toBeVisible();
  const preview = drawer(page).getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^\d+ items by this rule$/)).toBeVisible();
  const all = await preview.getByText(/items by this rule$/).textContent();
  await drawer(page).getByRole('group', { name: 'Subjects' }).getByLabel('Robotics').check();
  await expect(preview.getByText(/items by this rule$/)).not.toHaveText(all ?? '');
  await drawer(page).getByRole('group', { name: 'Languages' }).getByLabel('Khmer').check();
  await drawer(page).getByLabel('Order').selectOption({ label: 'By title' });
  await drawer(page).getByLabel('At most').fill('2');
  await drawer(page).getByLabel('To age').selectOption('5');
  await drawer(page).getByLabel('From age').selectOption('9');
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page).getByText('The second age must not be below the first')).toBeVisible();
  await drawer(page).getByLabel('To age').selectOption('Any');
  await drawer(page).getByLabel('From age').selectOption('Any');
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page).getByText(/^Delivered now: 2 of \d+$/)).toBeVisible();
  await page.reload();
  await expect(drawer(page).getByLabel('Robotics')).toBeChecked();
  await expect(drawer(page).getByLabel('At most')).toHaveValue('2');

  await page.addInitScript(`localStorage.setItem('token', '${await newToken(page, 'user')}')`);
  await page.goto(`${TABLE}?record=${id}&tab=items`);
  await expect(drawer(page).getByRole('definition').filter({ hasText: 'Robotics' })).toBeVisible();
  await expect(drawer(page).getByRole('definition').filter({ hasText: '2 items' })).toBeVisible();
  await expect(drawer(page).getByRole('checkbox')).toHaveCount(0);
});
