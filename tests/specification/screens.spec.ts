import type { Locator, Page } from '@playwright/test';
import { arriveAs, settled } from '../e2e/visitor.ts';
import { expect, test } from '../support/test.ts';

type Part = (page: Page) => Locator;

const region =
  (name: string | RegExp): Part =>
  (page) =>
    page.getByRole('region', { name, exact: true });
const link =
  (name: RegExp): Part =>
  (page) =>
    page.getByRole('main').getByRole('link', { name });
const button =
  (name: string): Part =>
  (page) =>
    page.getByRole('button', { name, exact: true });
const tab =
  (name: RegExp): Part =>
  (page) =>
    page.getByRole('tab', { name });
const field =
  (name: string): Part =>
  (page) =>
    page.getByLabel(name, { exact: true });
const heading =
  (name: string): Part =>
  (page) =>
    page.getByRole('main').getByRole('heading', { name, exact: true });
const text =
  (content: string): Part =>
  (page) =>
    page.getByRole('main').getByText(content, { exact: true });

/** What the specification names on each screen, and where it is there. */
const SCREENS: [path: string, parts: Record<string, Part>][] = [
  [
    '/dashboard/workplace',
    {
      'balance in CNY': link(/^Balance CN¥[\d,]+\.\d\d$/),
      'online content': link(/^Online \d+$/),
      documents: region('Documents'),
      announcements: region('Announcements'),
      'recently visited': region('Recently visited'),
      'quick operation': region('Quick operation'),
      'popular content': region('Popular content'),
      'popular by text': tab(/^Text$/),
      'popular by image': tab(/^Image$/),
      'popular by video': tab(/^Video$/),
      'category percentages': region('Content by type'),
    },
  ],
  [
    '/dashboard/monitor',
    {
      'chat window': region('Chat window'),
      'quick operation of the studio': region('Quick operation'),
      'studio information': region('Studio information'),
      'studio preview': region('Studio preview'),
      'normal live': tab(/^Normal live$/),
      'flow control live': tab(/^Flow control live$/),
      'video live': tab(/^Video live$/),
      'web live': tab(/^Web live$/),
      'online population': region('Online population'),
      'studio status': region('Studio status'),
    },
  ],
  [
    '/list/search-table',
    {
      'filter by set number': field('Set Number'),
      'filter by set name': field('Set Name'),
      'filter by content type': field('Content Type'),
      'filter by filter type': field('Filter Type'),
      'filter by created date': (page) => page.getByRole('group', { name: 'Created Date' }),
      'filter by status': field('Status'),
      create: button('Create'),
      import: button('Import'),
      download: button('Download'),
      view: (page) => page.getByRole('button', { name: /^View “/ }),
      density: button('Density'),
      columns: button('Columns'),
    },
  ],
  [
    '/list/card',
    {
      'all cards': tab(/^All 13$/),
      'quality inspections': tab(/^Quality Inspection 3$/),
      'service cards': tab(/^Service 4$/),
      'rule presets': tab(/^Rules Preset 6$/),
      'search of cards': field('Search cards'),
    },
  ],
  [
    '/form/step',
    {
      'three steps': (page) =>
        page
          .getByRole('group', { name: 'Steps of the form' })
          .filter({ hasText: /Basic Information.*Channel Information.*Finish/ }),
    },
  ],
  [
    '/form/group',
    {
      'video parameters': region('Video parameters'),
      'audio parameters': region('Audio parameters'),
      'description of the parameters': field('Parameter description'),
    },
  ],
  [
    '/profile/basic',
    {
      'approval flow': (page) =>
        page
          .getByRole('group', { name: 'Parameter approval process' })
          .filter({ hasText: /Commit.*Approval.*Finish/ }),
      'original parameters': region('Original parameters'),
      'current parameters': region('Requested parameters'),
      'operation log of the profile': region('Operation log'),
    },
  ],
  ['/visualization/data-analysis', { 'data analysis': heading('Data Analysis') }],
  [
    '/visualization/multi-dimension-data-analysis',
    { 'multi-dimension analysis': heading('Multi-D Analysis') },
  ],
  ['/result/success', { 'success result': heading('Submit Success') }],
  [
    '/result/error',
    {
      'error result': heading('Submit Error'),
      'reasons of the error result': (page) =>
        region('Error details')(page)
          .filter({ hasText: 'The domain name is not registered' })
          .filter({ hasText: 'The user group lacks authority' }),
    },
  ],
  ['/exception/403', { 'page 403': heading('Access to this resource is denied') }],
  ['/exception/404', { 'page 404': heading('This page is gone') }],
  ['/exception/500', { 'page 500': heading('Internal server error') }],
  ['/maintenance', { 'maintenance page': heading('Under Maintenance') }],
  [
    '/user/info',
    {
      'overview of a person': tab(/^Overview$/),
      'projects of a person': tab(/^Project$/),
      'team of a person': tab(/^My Team$/),
      'office location': text('Location: Phnom Penh'),
      introduction: text('Makes lessons that children want to finish.'),
    },
  ],
  [
    '/user/setting',
    {
      'basic information': tab(/^Basic Information$/),
      'security settings': tab(/^Security Settings$/),
      'tab of the certification': tab(/^Certification$/),
      email: field('Email'),
      nickname: field('Nickname'),
      'country or region': field('Country or region'),
      area: field('Area: province'),
      address: field('Address'),
      profile: field('Profile'),
      phone: text('Phone'),
      'account id': text('Account ID'),
      'registration date': text('Registration date'),
      avatar: button('Change the avatar'),
    },
  ],
  [
    '/user/message',
    { 'kind message': tab(/^Message/), 'kind notice': tab(/^Notice/), 'kind todo': tab(/^Todo/) },
  ],
];

for (const [path, parts] of SCREENS) {
  test(`${path} has each part that the specification names`, async ({ page }) => {
    // Some parts are there once they are in sight.
    await page.setViewportSize({ width: 1440, height: 3000 });
    await arriveAs(page, 'admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [what, part] of Object.entries(parts)) await expect(part(page).first(), what).toBeAttached();
  });
}

const LOGIN_PARTS: Record<string, Part> = {
  'user name': field('User name'),
  password: field('Password'),
  'remember password': field('Remember password'),
  'forgot password': (page) => page.getByRole('link', { name: 'Forgot password' }),
  'register account': (page) => page.getByRole('link', { name: 'Register account' }),
  'banner slogans': (page) => page.getByRole('button', { name: 'From the first block to the first program' }),
};

test('the login page has each part that the specification names', async ({ page }) => {
  await page.goto('/login');
  for (const [what, part] of Object.entries(LOGIN_PARTS)) await expect(part(page), what).toBeAttached();
});

const LANDING_PARTS: Record<string, string> = {
  about: '#about',
  partner: '#partner form',
  career: '#career form',
  contact: '#contact form',
  'join us': '#join form',
  'address of the school': 'footer :text("Phnom Penh, Cambodia")',
  'telephone of the school': 'footer a[href^="tel:"]',
  'mail of the school': 'footer a[href^="mailto:"]',
  'links of the footer': 'footer nav a[href="/terms"]',
};

test('the public page has each part that the specification names', async ({ page }) => {
  await page.goto('/');
  for (const [what, selector] of Object.entries(LANDING_PARTS))
    await expect(page.locator(selector).first(), what).toBeAttached();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
});

test('the account menu leads to the roles, the user center, the settings and out', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/exception/404');
  await page.getByRole('button', { name: /^Account of/ }).click();
  for (const name of ['Switch roles', 'User Center', 'User Setting', 'Log out'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
});

test('the message box has its three kinds, and marks all as read', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/exception/404');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /messages/i })
    .click();
  for (const kind of [/^Message/, /^Notice/, /^Todo/])
    await expect(page.getByRole('tab', { name: kind })).toBeVisible();
  await expect(page.getByRole('button', { name: 'All read' })).toBeVisible();
});

test('external links of the menu open a window of their own, for who is signed in', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[href^="https://arco.design"]')).toHaveCount(0);
  await arriveAs(page, 'user');
  await page.goto('/exception/404');
  const links = page.locator('nav a[href^="https://arco.design"]');
  await expect(links).toHaveCount(2);
  for (const each of await links.all()) {
    await expect(each).toHaveAttribute('target', '_blank');
    await expect(each).toHaveAttribute('rel', /noopener/);
  }
});

test('every signed-in page has the navbar, the menu and the footer', async ({ page }) => {
  await arriveAs(page, 'admin');
  for (const [path] of SCREENS.filter(([screen]) => screen !== '/maintenance')) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  }
});

test('a token that is none passes the guard, is refused by the server, and is cleared', async ({ page }) => {
  await page.addInitScript(`sessionStorage.getItem('seen') ?? localStorage.setItem('token', 'none')`);
  await page.addInitScript(`sessionStorage.setItem('seen', 'yes')`);
  await page.goto('/list/card');
  await expect(page).toHaveURL('/login?redirect=%2Flist%2Fcard');
  expect(await page.evaluate(`localStorage.getItem('token')`)).toBeNull();
});

test('the page stays where it is behind an open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await arriveAs(page, 'user');
  await page.goto('/list/search-table?pageSize=50');
  await expect(page.getByText('55 rows')).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  await page.mouse.wheel(0, 500);
  await settled(page);
  expect(await page.evaluate('window.scrollY')).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate('window.scrollY')).toBeGreaterThan(0);
  }).toPass();
});
