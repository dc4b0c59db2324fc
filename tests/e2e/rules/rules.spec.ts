import type { Page } from '@playwright/test';
import { languages } from '../../../web/src/api/generated/model/languages.ts';
import { PAGE_PATHS, USER_PATHS } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, follow, prefer, settled, speak } from '../visitor.ts';
import {
  expectEveryRule,
  expectFocusToStart,
  expectToFit,
  expectToFitPhone,
  expectWords,
  lookAsBefore,
  DESKTOP,
  LOOKS,
  LOOKS_BACK,
  PHONE,
} from './expect-rules.ts';
import { countFirstRequests } from './first-requests.ts';
import { expectNoShift, isSteady, observeShifts } from './layout-shift.ts';
import { expectRest, observeFrames } from './rest.ts';
import type { State, Visit } from './visit.ts';
import { ACCOUNT_VISITS } from './visits-accounts.ts';
import { SECURITY_VISITS } from './visits-security.ts';
import { DIRECTORY_VISITS } from './visits-directory.ts';
import { VISITS } from './visits-elsewhere.ts';
import { SYSTEM_VISITS } from './visits-system.ts';
import { WRITTEN_VISITS } from './visits-written.ts';
import { TABLE_VISITS } from './visits-table.ts';

// One visit of each page, and of each state of a page, on which all general rules are checked.
test.describe.configure({ timeout: 600_000 });
// What other tests write may be longer than anything that the demo has.
test.use({ productName: 'rules' });
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

const SETTING_TABS = ['security', 'notifications', 'certification'].map((tab) => `/user/setting?tab=${tab}`);

const OTHERS = languages.filter((language) => language !== 'en-US');

/** The look follows the system, so that it changes without a reload. */
async function followSystem(page: Page, settings: object = {}): Promise<void> {
  await prefer(page, 'settings', JSON.stringify({ theme: 'system', ...settings }));
}

for (const path of ['/', '/login', '/maintenance', '/no/such/page']) {
  test(`${path} keeps every rule`, async ({ page }) => {
    await followSystem(page);
    await observeShifts(page);
    await observeFrames(page);
    const complaints = complaintsOf(page);
    await page.goto(path);
    await settled(page);
    await expectNoShift(page);
    await expectRest(page);
    await expectWords(page, 'en-US');
    await expectEveryRule(page, path === '/' ? ['a'] : [], LOOKS);
    // The browser complains of a page that is not found.
    expect(complaints.filter((complaint) => !complaint.endsWith('/no/such/page'))).toEqual([]);
  });
}

for (const language of OTHERS) {
  test(`/ keeps the rules about texts in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/`);
    await settled(page);
    await expectWords(page, language);
    await expectToFit(page, LOOKS);
  });
}

for (const path of [...PAGE_PATHS, ...SETTING_TABS]) {
  test(`${path} keeps every rule, and those about texts in each language`, async ({ page }) => {
    const headers = { authorization: `Bearer ${await arriveAs(page, 'admin')}` };
    // What a browser has chosen would be sent to the account at first.
    await page.request.put('/api/user/settings', { headers, data: { theme: 'system' } });
    await observeShifts(page);
    await observeFrames(page);
    const complaints = complaintsOf(page);
    const expectFew = countFirstRequests(page);
    await open(page, path);
    // A tab of a page asks for the page too.
    if (PAGE_PATHS.includes(path)) expectFew(path);
    if (isSteady(path)) await expectNoShift(page);
    await expectRest(page);
    await expectWords(page, 'en-US');
    await expectEveryRule(page, [], LOOKS);
    for (const [at, language] of OTHERS.entries()) {
      await speak(page, language);
      await expectTexts(page, language, at % 2 === 1);
    }
    expect(complaints).toEqual([]);
  });
}

// Nothing but what others see of these pages.
for (const { language, paths } of [
  { language: 'km-KH', paths: USER_PATHS },
  { language: 'zh-CN', paths: ['/library/content', '/user/setting'] },
] as const) {
  test(`every page keeps the rules about texts in ${language}, for user`, async ({ page }) => {
    await prefer(page, 'locale', language);
    const complaints = complaintsOf(page);
    await arriveAs(page, 'user');
    for (const [at, path] of paths.entries()) {
      await test.step(path, async () => {
        await follow(page, path);
        await expectTexts(page, language, at % 2 === 0);
      });
    }
    expect(complaints).toEqual([]);
  });
}

for (const visit of [
  ...TABLE_VISITS,
  ...ACCOUNT_VISITS,
  ...SECURITY_VISITS,
  ...DIRECTORY_VISITS,
  ...WRITTEN_VISITS,
  ...SYSTEM_VISITS,
  ...VISITS,
]) {
  test(`${visit.name}: what opens there keeps every rule`, async ({ page }) => {
    await followSystem(page, visit.settings);
    await visit.arrange?.(page);
    if (visit.account !== undefined) await arriveAs(page, visit.account);
    await open(page, visit.path);
    for (const state of visit.states) {
      await test.step(state.name, async () => {
        await check(page, state);
        await leave(page, visit, state);
      });
    }
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await settled(page);
}

/** @param isAtDesk whether it begins there, and ends on a phone */
async function expectTexts(page: Page, language: string, isAtDesk: boolean): Promise<void> {
  if (!isAtDesk) await expectToFit(page, LOOKS_BACK);
  await expectWords(page, language);
  if (isAtDesk) await expectToFit(page, LOOKS);
}

async function check(page: Page, { open: show, compares, isUsed, onPhone }: State): Promise<void> {
  if (onPhone === true) await page.setViewportSize(PHONE);
  await show(page);
  const isDialog = (await page.locator('dialog[open] h2').count()) > 0;
  if (isDialog && isUsed !== true) await expectFocusToStart(page);
  if (onPhone === true) await expectToFitPhone(page);
  else await expectEveryRule(page, compares);
}

/** Back to the page. What is open stays if the next state begins with it. */
async function leave(page: Page, { path, states }: Visit, state: State): Promise<void> {
  const next = states[states.indexOf(state) + 1];
  if (next === undefined) return;
  await lookAsBefore(page);
  if (next.continues === true) return;
  // A question lies over what it is about.
  for (let dialogs = 0; dialogs < 2; dialogs++) {
    await page.keyboard.press('Escape');
    if (await isBare(page)) return;
  }
  await open(page, path);
}

/** Whether nothing is open over the page. What closes does so within moments. */
async function isBare(page: Page): Promise<boolean> {
  const over = page.locator('dialog[open], [role=dialog], [role=menu]');
  return expect(over)
    .toHaveCount(0, { timeout: 500 })
    .then(
      () => true,
      () => false,
    );
}
