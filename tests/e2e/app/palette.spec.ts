import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible, follow, prefer, settled } from '../visitor.ts';

test('it offers the screens and actions that the role may open and take', async ({ page }) => {
  await arriveAs(page, 'user');
  await test.step('it offers the screens that the role may open', async () => {
    await page.goto('/exception/404');
    await page.getByRole('button', { name: 'Search screens, settings and sets' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('403');
    await expect(page.getByText('Nothing found for “403”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search screens, settings and sets' })).toBeFocused();
  });
  await test.step('a few letters and Enter open a screen', async () => {
    await follow(page, '/dashboard/workplace');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search screens, settings and sets' });
    await expect(field).toBeFocused();
    await field.fill('srtab');
    await expect(page.getByRole('option', { selected: true })).toContainText('Search Table');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/list/search-table');
    await expect(field).toBeHidden();
  });
  await test.step('actions are offered as the role may, and run', async () => {
    await follow(page, '/exception/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('create a set');
    await expect(page.getByText('Nothing found for “create a set”')).toBeVisible();
    await page.getByRole('dialog').getByRole('combobox').fill('language: 中文');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('log out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('sets are found by number and name, and open in the search table', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/list/search-table');
  await expect(page.getByText('55 rows')).toBeVisible();
  const first = page.locator('tbody tr').first().locator('td');
  const number = await first.nth(1).innerText();
  const name = await first.nth(2).innerText();
  await follow(page, '/exception/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('00000');
  await expect(page.getByText('Nothing found for “00000”')).toBeVisible();
  await page.route('/api/list/policy*', (route) => route.abort());
  await field.fill(number);
  await expect(page.getByRole('option', { name: /^The sets could not be searched/ })).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/list\/search-table\?record=\d+$/);
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
});

test('it begins new records, and finds parts of pages by what is done there, in each language', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await test.step('it begins a new record of each kind, and Back closes the form', async () => {
    await page.goto('/exception/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const titles = new Set<string>();
    const opened = page.locator('dialog[open]');
    for (const action of [
      'Create a set',
      'Import sets',
      'New content',
      'New author',
      'New announcement',
      'New service',
      'Top up the balance',
      'Invite a person',
      'Import people',
      'Add a testimonial',
      'Create a webhook',
      'Create a project',
      'Create a team',
    ]) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(action);
      await expect(page.getByRole('option', { selected: true })).toContainText(action);
      await page.keyboard.press('Enter');
      await expect(opened).toHaveAccessibleName(/^(Create|Import|New|Top|Invite)/);
      titles.add(await opened.getByRole('heading').first().innerText());
      await page.goBack();
      await expect(opened).toHaveCount(0);
    }
    expect(titles.size).toBe(13);
  });
  await test.step('an action opens its drawer on the page that it belongs to', async () => {
    await follow(page, '/exception/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('create');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'New set' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('parts of pages and desks are found by what is done there, in each language', async () => {
    await follow(page, '/exception/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    const finds = async (word: string, found: string) => {
      await field.fill(word);
      await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
    };
    await finds('maintenance', 'Maintenance mode…');
    for (const word of ['password', 'sessions']) await finds(word, 'Security settings');
    await finds('certification', 'Certification');
    for (const desk of ['Account requests', 'Enquiries', 'Orders', 'Announcements']) await finds(desk, desk);
    for (const word of ['documents', 'docs']) await finds(word, 'Docs');
    await finds('todo', 'Todos');
    await finds('create a webhook', 'Webhooks');
    await finds('publishable key', 'Keys');
    await finds('dead letters', 'Undelivered messages');
    await finds('doctor', 'Status');
    await finds('ledger', 'Ledger');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/list/orders?view=ledger');

    for (const [language, words] of [
      [
        'language: 中文',
        {
          维护: '维护模式…',
          密码: '安全设置',
          会话: '安全设置',
          认证: '实名认证',
          账本: '账本',
          死信: '未送达的消息',
          新建回调: '回调',
        },
      ],
      [
        'language: ខ្មែរ',
        {
          ថែទាំ: 'របៀបថែទាំ…',
          ពាក្យសម្ងាត់: 'ការកំណត់សុវត្ថិភាព',
          វគ្គ: 'ការកំណត់សុវត្ថិភាព',
          វិញ្ញាបនបត្រ: 'ការបញ្ជាក់អត្តសញ្ញាណ',
          បញ្ជីគណនី: 'បញ្ជីគណនី',
          ប្រអប់ចេញ: 'សារដែលមិនបានដល់',
        },
      ],
    ] as const) {
      await page.keyboard.press('Control+k');
      await field.fill(language);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+k');
      for (const [word, found] of Object.entries(words)) await finds(word, found);
      await page.keyboard.press('Escape');
    }
  });
});

test('one Escape closes it, also if the tooltip of its button comes late', async ({ page }) => {
  await arriveAs(page, 'user');
  const opened = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/tooltip-layer-/, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/exception/404');
  const loaded = page.waitForResponse(/\/assets\/tooltip-layer-/);
  await page.getByRole('button', { name: 'Search screens, settings and sets' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  opened.resolve(undefined);
  await loaded;
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('settings are also found by their English names and change at once', async ({ page }) => {
  await prefer(page, 'locale', 'km-KH');
  await arriveAs(page, 'user');
  await page.goto('/exception/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('ទំព័រ');
  await expect(page.getByRole('option').first()).toBeVisible();
});
