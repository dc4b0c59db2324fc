import type { Page, TestInfo } from '@playwright/test';

/** The attachment that the log of `npm test` prints, see tests/steps/playwright-report.ts. */
export const PAGES = 'pages';
/** Of what one page shows. */
const LINES = 80;
/** Choices that nobody has made, and addresses of links, would leave no room for the rows of a list. */
const DETAIL = /^ *- (?:option (?!.*\[selected\])|\/url:|\/placeholder:)/;
/** Of what it complained about, and of what it waits for: the last ones. */
const MOST = 10;
const WAIT_MS = 5_000;

/** Keeps how the open pages of a failed test look, also those that it has opened in other contexts. */
export async function attachPages(page: Page, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const contexts = page.context().browser()?.contexts() ?? [page.context()];
  const pages = await Promise.all(contexts.flatMap((context) => context.pages()).map(describePage));
  await testInfo.attach(PAGES, { body: pages.join('\n\n'), contentType: 'text/plain' });
}

/** Its address, its complaints, the requests that were not answered, and what it shows: the topmost dialog first. */
export async function describePage(page: Page): Promise<string> {
  const parts = await Promise.all([complaintsOf(page), waitsOf(page), looksOf(page)]);
  return [`Page ${page.url()}`, ...parts.flat()].join('\n');
}

async function complaintsOf(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages();
  const complaints = messages
    .filter((message) => message.type() === 'error' || message.type() === 'warning')
    .map((message) => `${message.text()} ${message.location().url}`.trimEnd());
  const errors = await page.pageErrors();
  return [...complaints, ...errors.map(({ message }) => message)]
    .slice(-MOST)
    .map((text) => `Complaint: ${text}`);
}

async function waitsOf(page: Page): Promise<string[]> {
  const requests = await page.requests();
  return requests
    .filter((request) => request.existingResponse() === null && request.failure() === null)
    .slice(-MOST)
    .map((request) => `Waits for ${request.method()} ${request.url()}`);
}

async function looksOf(page: Page): Promise<string[]> {
  try {
    // What stands around them is the same on every page.
    for (const part of [page.locator('dialog[open]').last(), page.locator('main'), page.locator('body')]) {
      if ((await part.count()) === 0) continue;
      const snapshot = await part.first().ariaSnapshot({ timeout: WAIT_MS });
      const lines = snapshot.split('\n').filter((line) => !DETAIL.test(line));
      if (lines.length <= LINES) return lines;
      return [...lines.slice(0, LINES), `… ${lines.length - LINES} more lines`];
    }
  } catch (error) {
    // Nobody can see a page that hangs or is gone.
    return [`No look: ${(error as Error).message}`];
  }
  return [];
}
