import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible } from '../visitor.ts';

interface Change {
  id: number;
  contentNumber: string;
  state: string;
  version: number;
}

// The pages of others show the parameters, and the change that waits.
test.use({ productName: 'changed' });

const process = (page: Page) => page.getByRole('region', { name: 'Parameter approval process' });

/** The change that is shown, whatever earlier tests have left. */
async function changeOf(page: Page, token: string): Promise<Change> {
  const answer = await page.request.get('/api/parameter-approval', { headers: bearer(token) });
  const { data } = (await answer.json()) as { data: { change: Change } };
  return data.change;
}

async function act(page: Page, token: string, action: string, { id, version }: Change) {
  const answer = await page.request.post(`/api/parameter-changes/${id}/${action}`, {
    headers: { ...bearer(token), 'Accept-Language': 'en-US' },
    data: { version },
  });
  return (await answer.json()) as { code: number; msg: string };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Also waits until the page hears live events. */
async function open(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/events')),
    page.goto('/profile/basic'),
  ]);
  await expect(process(page)).toContainText('Content number');
}

test('a number is taken as it is written, and shown as it was taken', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/form/group');
  const rate = page.getByLabel('Encoding max rate');
  for (const [typed, taken] of [
    ['1,500', '1500'],
    ['១,៥០០', '1500'],
    ['15,5', '15.5'],
    ['1,5,5', ''],
  ] as const) {
    await rate.clear();
    await rate.pressSequentially(typed);
    await rate.blur();
    await expect(rate).toHaveValue(taken);
    await expect(rate).toHaveAttribute('aria-invalid', String(taken !== '1500'));
  }
});

test('a change goes through commit, approval by another administrator, and finish', async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  const token = await arriveAs(page, 'admin');
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await arriveAs(other, 'approver');
  await act(page, token, 'cancel', await changeOf(page, token));
  await open(other);

  await page.goto('/form/group');
  const frames = page.getByLabel('Encoding frame rate');
  await frames.fill((await frames.inputValue()) === '24' ? '30' : '24');
  await page.getByLabel('Encoding max rate').fill('1800');
  await page.getByLabel('Encoding rate', { exact: true }).fill('160');
  await page.getByLabel('Parameter description').fill('Smoother pictures');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/profile\/basic/);
  const change = await changeOf(page, token);
  for (const one of [page, other]) {
    await expect(process(one)).toContainText(change.contentNumber);
    await expect(process(one)).toContainText('Waiting for approval');
  }

  await expect(process(page)).toContainText('You submitted this change, so another administrator');
  await expect(process(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  expect(await act(page, token, 'approve', change)).toMatchObject({
    code: 40900,
    msg: expect.stringContaining('another administrator'),
  });

  // In the drawer, to which the todo leads.
  await other.goto(`/profile/basic?change=${change.id}`);
  const drawer = other.getByRole('dialog', { name: change.contentNumber });
  await drawer.getByRole('button', { name: 'Start the review' }).click();
  await expect(drawer.getByRole('button', { name: 'Start the review' })).toHaveCount(0);
  await other.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(process(page)).toContainText('In review');
  await expect(process(page)).toContainText('Keo Sreyleak');
  await process(other).getByRole('button', { name: 'Approve' }).click();
  const question = other.getByRole('dialog', { name: `Approve ${change.contentNumber}?` });
  // The toast goes by itself: this looks with each frame, while an expectation asks once in a second.
  const told = page.getByRole('region', { name: 'Notifications' });
  await Promise.all([
    told.getByText(`${change.contentNumber} was approved`).waitFor(),
    question.getByRole('button', { name: 'Approve' }).click(),
  ]);
  for (const one of [page, other]) await expect(process(one)).toContainText('Approved');
  // What was and is, what changed first.
  const applied = page.getByRole('region', { name: 'Current parameters' });
  await expect(applied.getByRole('row').nth(1)).toContainText('Encoding max rate');
  await expect(applied.getByRole('row').filter({ hasText: '160 kbps' })).toContainText('kbps');
  await expect(page.getByRole('region', { name: 'Original parameters' })).toHaveCount(0);
  await expectAccessible(page);
  await other.close();
  expect(complaints).toEqual([]);
});
