import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, newToken, settled } from '../visitor.ts';

const TABLE = '/list/search-table';
/** The questions that the first script has asked, and those of them that the page has not. See web/src/app/first. */
const EARLY = '(globalThis.earlyAnswers ?? new Map()).size';
const NOT_TAKEN = `[...(globalThis.earlyAnswers ?? [])].filter(([, { isTaken }]) => !isTaken).map(([key]) => key)`;

/** What the page asks of the API. */
function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/files/'))
      questions.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  return questions;
}

/** Holds the streams of live events. */
async function holdStream(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/api/events', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    release: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      isHeld = false;
      for (const route of held) await route.continue();
    },
  };
}

test('a cold load asks each question once, and most while the code is on its way', async ({ page }) => {
  await arriveAs(page, 'admin');
  await holdStream(page);
  const questions = questionsOf(page);
  const pages = [
    [`${TABLE}?current=2&status=online`, 4],
    ['/dashboard/workplace', 8],
    ['/visualization/data-analysis', 9],
    ['/visualization/multi-dimension-data-analysis', 10],
    ['/user/setting', 1],
  ] as const;
  for (const [path, early] of pages) {
    await test.step(path, async () => {
      questions.length = 0;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await expect.poll(() => page.evaluate(NOT_TAKEN)).toEqual([]);
      expect(await page.evaluate(EARLY)).toBe(early);
      // On a slow machine the page gives up the stream that is held, and asks for another.
      const asked = questions.filter((question) => question !== 'GET /api/events').toSorted();
      expect(asked).toEqual([...new Set(asked)]);
    });
  }
});

test('a change between the first answers and the opening of live events is shown', async ({ page }) => {
  await arriveAs(page, 'user');
  const stream = await holdStream(page);
  const questions = questionsOf(page);
  await page.goto(TABLE);
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();

  // Another session of the same person.
  const headers = { Authorization: `Bearer ${await newToken(page, 'user')}` };
  await page.request.patch('/api/user/settings', { headers, data: { theme: 'dark' } });

  await stream.release();
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
  const asked = (path: string) => questions.filter((question) => question.includes(path)).length;
  // A gap in the live events would have asked for the person again.
  expect([asked('/api/user/start'), asked('/api/user/info'), asked('/api/user/settings')]).toEqual([1, 0, 0]);
});

test('a visitor who is not signed in asks for nothing', async ({ page }) => {
  const questions = questionsOf(page);
  await page.goto(TABLE);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await settled(page);
  expect(questions.filter((question) => !question.includes('/api/user/account-options'))).toEqual([]);
});
