import { expect, type Locator, type Page } from '@playwright/test';

/** Nobody else has them, however often the tests run on one product. */
export const uniqueTitle = (workerIndex: number) => `Robot friends ${workerIndex}-${Date.now().toString(36)}`;

export async function openItem(page: Page, title: string): Promise<Locator> {
  await page.goto(`/library/content?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `View ${title}` }).click();
  return page.getByRole('dialog', { name: title });
}

export async function act(drawer: Locator, action: string, page: Page, done: string | RegExp): Promise<void> {
  await drawer.getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(done)).toBeVisible();
}

/** The body as it is stored. */
export async function writeMarkdown(form: Locator, body: string): Promise<void> {
  const mode = form.getByRole('button', { name: 'Markdown' });
  if ((await mode.getAttribute('aria-pressed')) !== 'true') await mode.click();
  await form.getByRole('textbox', { name: 'Body' }).fill(body);
}

/** What is written first: all that an item needs. A video has no body. */
export async function write(form: Locator, title: string, body: string | null): Promise<void> {
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Language').selectOption({ label: 'English' });
  await form.getByLabel('Subject').selectOption({ label: 'Robotics' });
  await form.getByLabel('Source').selectOption({ label: 'Teachers' });
  if (body !== null) await writeMarkdown(form, body);
  await form.getByLabel('Summary').fill('Three wheels and a motor');
  await form.getByLabel('From age').selectOption('8');
  await form.getByLabel('To age').selectOption('12');
  await form.getByRole('radio').first().check();
}

/** A draft of the one who has logged in. */
export async function makeDraft(page: Page, token: string, title: string, labels: string[]): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const data = {
    ...{ title, kind: 'text', subject: 'robotics', source: 'teachers', language: 'en-US', labels },
    ...{ agesFrom: 8, agesTo: 12, summary: '', body: 'A text.' },
  };
  const made = await page.request.post('/api/library/items', { headers, data });
  expect(await made.json()).toMatchObject({ status: 'ok' });
}
