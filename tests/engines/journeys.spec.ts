import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { arriveAs, logIn, Session } from './account.ts';
import type { Tab } from './tab.ts';
import { test } from './test.ts';

const WORKPLACE = '/dashboard/workplace';
const TABLE = '/list/search-table';
const HEADER = 'Set Number,Set Name,Content Type,Count,Filter Type,Status';

const rows = { pattern: '^\\d+ rows?$' };
const settings = (tab: Tab) => tab.role('dialog', 'Settings');

async function logOut(tab: Tab): Promise<void> {
  await tab.role('button', { pattern: '^Account of' }).click();
  await tab.role('menuitem', 'Log out').click();
}

test('sign in: a wrong password is refused, the right one opens the workplace', async ({ tab, product }) => {
  await Session.open(product.url, 'admin');
  await tab.goto('/login');
  await logIn(tab, 'admin', 'wrong');
  await tab.text('Wrong user name or password.').shown();
  await logIn(tab, 'admin');
  await tab.at(WORKPLACE);
  await tab.role('heading', { pattern: '^Welcome, .+' }).shown();
  await logOut(tab);
  await tab.at('/login');
});

test('reload: the page answers after each of two reloads', async ({ tab, product }) => {
  await arriveAs(tab, 'user', product.url);
  await tab.goto(WORKPLACE);
  for (let reloads = 0; reloads < 2; reloads += 1) {
    await tab.role('heading', { pattern: '^Welcome, .+' }).shown();
    // The tab leads the live events by now: the lock is what a reload takes from it.
    await tab.becomes(`navigator.locks.query().then(({ held }) => held.length)`, 1);
    await tab.reload();
  }
  await tab.role('button', 'List').click();
  await tab.role('navigation', 'Main menu').role('link', 'Search Table').click();
  await tab.text(rows).shown();
});

test('workplace: a chart is drawn and can be read as a table', async ({ tab, product }) => {
  await arriveAs(tab, 'user', product.url);
  await tab.goto(WORKPLACE);
  const card = tab.role('region', 'Content data');
  await card.css('canvas').shown();
  await card.role('button', 'Show as table').click();
  await card.role('columnheader', 'Clicks').shown();
});

test('filter: rows are narrowed, and the address keeps the filter', async ({ tab, product }) => {
  await arriveAs(tab, 'user', product.url);
  await tab.goto(TABLE);
  await tab.text('55 rows').shown();
  await tab.label('Set Name').fill('Tiny computers');
  await tab.press('Enter');
  await tab.at(`${TABLE}?name=Tiny+computers`);
  await tab.text('55 rows').gone();
  await tab.text(rows).shown();
  await tab.reload();
  await tab.label('Set Name').has('value', 'Tiny computers');
  await tab.role('button', 'Reset').click();
  await tab.at(TABLE);
  await tab.text('55 rows').shown();
});

test('answers to a search and to another try are seen', async ({ tab, product }) => {
  await arriveAs(tab, 'admin', product.url);
  for (const path of ['/list/account-requests', '/user/message']) {
    await tab.goto(path);
    await tab.label('Search').fill('Nobody is called so');
    await tab.press('Enter');
    await tab.at(`${path}?search=Nobody+is+called+so`);
    await tab.text('Nothing matches the filters').shown();
  }
  await tab.goto('/exception/500');
  await tab.role('button', 'Retry').click();
  await tab.text({ pattern: '^Tried again at .*, with the same result.$' }).shown();
});

test('edit: a set is renamed, and the table shows it', async ({ tab, product }) => {
  await arriveAs(tab, 'admin', product.url);
  await tab.goto(`${TABLE}?status=online`);
  await tab.role('button', { pattern: '^View' }).click();
  const drawer = tab.role('dialog');
  await drawer.role('tab', 'Edit').click();
  await drawer.label('Set Name').fill('Kites: renamed');
  await drawer.role('button', 'Save').click();
  await drawer.role('heading', 'Kites: renamed').shown();
  await tab.press('Escape');
  await drawer.gone();
  await tab.role('cell', 'Kites: renamed').shown();
});

test('import: a file is chosen, checked, imported and taken back', async ({ tab, product, running }) => {
  await arriveAs(tab, 'admin', product.url);
  const file = join(running.directory, 'sets.csv');
  await writeFile(file, `\uFEFF${HEADER}\n,Kites: import,Image-text,12,Rules,Offline\n`);
  await tab.goto(TABLE);
  await tab.text('55 rows').shown();
  await tab.role('button', 'Import').click();
  const drawer = tab.role('dialog', 'Import sets');
  await drawer.shown();
  await drawer.css('input[type=file]').chooseFile(file);
  await drawer.role('button', 'Import one row').click();
  await drawer.role('button', 'Undo the import').click();
  await drawer.text({ pattern: 'The import was undone' }).shown();
});

test('download: the file has a line for each row', async ({ tab, product, running }) => {
  await arriveAs(tab, 'user', product.url);
  await tab.goto(`${TABLE}?status=online`);
  await tab.text(rows).shown();
  const count = Number.parseInt(String(await tab.text(rows).read('textContent')), 10);
  await tab.role('button', 'Download').click();
  await tab.role('menuitem', 'As CSV').click();
  const downloads = join(running.directory, 'downloads');
  await expect(async () => {
    const [name] = (await readdir(downloads)).filter((file) => file.endsWith('.csv'));
    const lines = (await readFile(join(downloads, name ?? 'none'), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(count + 1);
  }).toPass({ timeout: 45_000 });
});

test('settings: theme, language and footer are kept by the account', async ({ tab, product }) => {
  await arriveAs(tab, 'user', product.url);
  await tab.goto('/exception/404');
  await tab.role('button', 'Settings').click();
  await settings(tab).label('Footer').click();
  await tab.text({ pattern: 'a school of technology' }).gone();
  await tab.press('Escape');
  await settings(tab).gone();
  await tab.role('button', 'Theme').click();
  await tab.role('menuitemradio', 'Dark').click();
  await tab.becomes(`document.body.getAttribute('arco-theme')`, 'dark');
  await tab.role('button', 'Language').click();
  await tab.role('menuitemradio', '中文').click();
  await tab.becomes('document.documentElement.lang', 'zh-CN');
  await tab.reload();
  await tab.role('button', '主题').shown();
  await tab.becomes(`document.body.getAttribute('arco-theme')`, 'dark');
  await tab.text({ pattern: 'a school of technology' }).gone();
});

test('two tabs: each follows the other, and one of them holds the live connection', async ({
  tab,
  newTab,
  product,
}) => {
  const session = await arriveAs(tab, 'admin', product.url);
  const locks = `navigator.locks.query().then(({ held, pending }) => [held.length, pending.length])`;
  await tab.goto(TABLE);
  await tab.text('55 rows').shown();
  await tab.becomes(locks, [1, 0]);
  const second = await newTab();
  await second.goto(TABLE);
  await second.text('55 rows').shown();
  await second.becomes(locks, [1, 1]);

  await second.role('button', 'Theme').click();
  await second.role('menuitemradio', 'Dark').click();
  await tab.becomes(`document.body.getAttribute('arco-theme')`, 'dark');

  const create = (name: string) =>
    session.call(
      'POST',
      '/api/policies',
      JSON.stringify({ name, contentType: 'img', filterType: 'rules', status: 'offline' }),
    );
  // The second tab is told by the first, and by the server once the first is closed.
  await create('Kites: both open');
  await second.role('cell', 'Kites: both open').shown();
  await tab.close();
  await second.becomes(locks, [1, 0]);
  await create('Kites: one open');
  await second.role('cell', 'Kites: one open').shown();

  const third = await newTab();
  await third.goto(WORKPLACE);
  await logOut(third);
  await third.at('/login');
  await second.at('/login');
});

test('session end: the question comes by itself, and leads back to the page', async ({ tab, product }) => {
  const session = await arriveAs(tab, 'user', product.url);
  await tab.goto(`${TABLE}?status=online`);
  await tab.text(rows).shown();
  await session.call('POST', '/api/user/logout');
  await tab.role('button', 'Re-Login').click();
  await logIn(tab, 'user');
  await tab.at(`${TABLE}?status=online`);
  await tab.text(rows).shown();
});

test('lost part: the offered reload brings it', async ({ tab, lossyProxy }) => {
  await arriveAs(tab, 'user', lossyProxy.url);
  await tab.goto(lossyProxy.url + TABLE);
  await tab.text(rows).shown();
  lossyProxy.lose(/\/assets\/settings-drawer/);
  await tab.role('button', 'Settings').click();
  const reload = tab.role('region', 'Notifications').role('button', 'Reload the page');
  await reload.shown();
  lossyProxy.lose();
  await tab.evaluate(`window.isBefore = true`);
  await reload.click();
  await tab.becomes(`typeof window.isBefore`, 'undefined');
  await tab.text(rows).shown();
  await tab.role('button', 'Settings').click();
  await settings(tab).shown();
});

test('lost program: the notice says so, and its link loads the page', async ({ tab, lossyProxy }) => {
  lossyProxy.lose(/\/assets\/start-.*\.js/);
  await tab.goto(`${lossyProxy.url}/login`);
  const notice = tab.css('[data-notice=lost]:not([hidden])');
  await notice.shown();
  lossyProxy.lose();
  await notice.css('a').click();
  await tab.role('button', 'Log in').shown();
});

test('formats: Khmer has the same digits, units and dates', async ({ tab, product }) => {
  const session = await arriveAs(tab, 'user', product.url);
  await session.call('PUT', '/api/user/settings', '{"locale":"km-KH"}');
  await tab.goto(WORKPLACE);
  await tab.text({ pattern: '^\\d+ ពាន់$' }).shown();
  // The cards below load when they come into view.
  await tab.evaluate(`scrollTo(0, document.body.scrollHeight)`);
  await tab.text({ pattern: '^\\d{1,3}(,\\d{3})+$' }).shown();
  await tab.goto(TABLE);
  await tab.text({ pattern: '^\\d{2}/\\d{2}/\\d{4}, \\d{2}:\\d{2}$' }).shown();
});

test('enquiry: the public page says what is missing, and gives a reference', async ({ tab }) => {
  await tab.goto('/#contact');
  const form = tab.css('form[data-kind=contact]');
  await form.role('button', 'Send').click();
  await form.text('Please fill this in.').shown();
  await form.label('Your name').fill('Maly');
  await form.label('Email or telephone').fill('012 345 678');
  await form.label('Your message').fill('Do you teach in Battambang?');
  await form.role('button', 'Send').click();
  await form.css('.reference').has('textContent', /^S-[2-9A-Z]{7}$/);
});

test('exceptions: no page throws one', async ({ tab, product, engine }) => {
  test.skip(engine === 'webkit', 'WebKitWebDriver reports no exceptions');
  await arriveAs(tab, 'admin', product.url);
  for (const path of [WORKPLACE, TABLE, '/list/card', '/list/enquiries', '/exception/404', '/']) {
    await tab.goto(path);
    await tab.role('heading').shown();
  }
});
