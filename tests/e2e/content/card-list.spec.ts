import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, follow } from '../visitor.ts';

const CARDS = '/list/card';
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test('an administrator uses all three kinds of cards, and all changes are stored', async ({ page }) => {
  const complaints = complaintsOf(page);
  await arriveAs(page, 'admin');
  await page.goto(CARDS);

  await page.getByRole('button', { name: /^Create queue/ }).click();
  const form = page.getByRole('dialog', { name: 'Create a queue' });
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByText('Please enter a title')).toBeVisible();
  await form.getByLabel('Title').fill('Made in a test');
  await form.getByRole('checkbox', { name: 'Robotics' }).check();
  await form.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(card(page, 'Made in a test')).toHaveCount(1);
  await expect(card(page, 'Made in a test')).toContainText('Takes: Robotics');
  await card(page, 'Made in a test').getByRole('button', { name: /^Edit/ }).click();
  const edited = page.getByRole('dialog', { name: 'Edit the queue' });
  await edited.getByLabel('From age').selectOption('9');
  await edited.getByLabel('To age').selectOption('8');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(edited.getByText('The second age must not be below the first')).toBeVisible();
  await edited.getByLabel('To age').selectOption('10');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Made in a test')).toContainText('Takes: Robotics · from age 9 · up to age 10');

  await card(page, 'Made in a test')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('“Made in a test” was deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Made in a test').getByRole('button', { name: /^Delete/ })).toBeFocused();
  await card(page, 'Made in a test')
    .getByRole('button', { name: /^History/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Restored the queue');
  await page.keyboard.press('Escape');

  await expect(card(page, 'Offline lessons')).toContainText(/If you open it now: until \w+ \d+, \d{4}/);
  await card(page, 'Offline lessons').getByRole('button', { name: /^Open/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay now' }).dblclick();
  await expect(card(page, 'Offline lessons')).toContainText('Opened');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page, 'Offline lessons')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel service' }).click();
  await expect(card(page, 'Offline lessons')).toContainText('Cancelled');
  await card(page, 'Learner map')
    .getByRole('button', { name: /^Renew/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay now' }).click();
  await expect(card(page, 'Learner map')).toContainText('Opened');
  await card(page, 'Learner map').getByRole('button', { name: /^Undo/ }).click();
  await expect(card(page, 'Learner map')).toContainText('Expired');
  await card(page, 'Learner map')
    .getByRole('button', { name: /^Renew/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay now' }).click();
  await expect(card(page, 'Learner map')).toContainText('Opened');

  await page.getByRole('switch', { name: 'Unsafe content' }).click();
  await expect(card(page, 'Unsafe content')).toContainText('Enabled');
  await page.reload();
  await expect(card(page, 'Unsafe content')).toContainText('Enabled');
  await expect(card(page, 'Offline lessons')).toContainText('Cancelled');
  await expect(card(page, 'Learner map')).toContainText('Opened');
  await card(page, 'Made in a test')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a queue is inspected by keys, a rejection has a reason, and each decision can be undone', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await page.goto(CARDS);
  await page.getByRole('button', { name: 'Inspect Texts: plain language' }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('region', { name: 'Queue' }).getByRole('listitem');
  const heading = dialog.getByRole('heading', { level: 3 }).first();
  await expect(heading).toBeVisible();
  const titles = await rows.allTextContents();
  const [first = '', second = ''] = titles;
  await expect(dialog.getByText(`1 of ${titles.length}`, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('article').getByRole('listitem').first()).toBeVisible();

  await page.keyboard.press('s');
  await expect(rows.nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(rows).toHaveCount(titles.length - 1);
  await expect(rows.first()).toHaveText(second);
  await expect(dialog.getByText(`2 of ${titles.length}`, { exact: true })).toBeVisible();
  await dialog.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ }).click();
  await expect(rows).toHaveText(titles);

  await page.keyboard.press('r');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a reason')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Reason')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.type('The words are too difficult');
  await page.keyboard.press('Enter');
  await expect(rows.first()).toHaveText(second);
  await expect(dialog.getByRole('group', { name: await heading.innerText() })).toBeFocused();
  await dialog.getByLabel('Show').selectOption('Rejected');
  await expect(rows).toHaveText([first]);
  await expect(dialog.getByText('The words are too difficult')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await dialog.getByLabel('Show').selectOption('To inspect');
  await expect(rows).toHaveText(titles);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History of Texts: plain language' }).click();
  await expect(
    page.getByRole('dialog').getByText(/^Rejected .*: The words are too difficult$/),
  ).toBeVisible();
});

test('on a phone the queue and the item take turns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveAs(page, 'admin');
  await page.goto(CARDS);
  await page.getByRole('button', { name: 'Inspect Video: new lessons' }).click();
  const dialog = page.getByRole('dialog');
  const queue = dialog.getByRole('region', { name: 'Queue' });
  const row = queue.getByRole('listitem').nth(1);
  await expect(dialog.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await row.getByRole('button').click();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeFocused();
  await expect(queue).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeInViewport();
  await dialog.getByRole('button', { name: 'Back to the queue' }).click();
  await expect(row.getByRole('button')).toHaveAttribute('aria-current', 'true');
});

test('tab and search are in the address, and a user sees every card but no actions until the role is switched', async ({
  page,
}) => {
  await arriveAs(page, 'user');
  await test.step('tab and search are in the address; arrow keys move between tabs', async () => {
    await page.goto(CARDS);
    await expect(tab(page, /^All/)).toHaveText('All 13');
    await tab(page, /^All/).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, /^Service/)).toBeFocused();
    await expect(page).toHaveURL(`${CARDS}?tab=service`);
    await page.getByRole('searchbox').fill('learner map');
    await expect(page).toHaveURL(`${CARDS}?tab=service&search=learner+map`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(tab(page, /^Rules/)).toHaveText('Rules Preset 0');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('learner map');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('searchbox').fill('nothing of the kind');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goBack();
    await expect(tab(page, /^Quality/)).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('a user sees every card and its history but no actions; switching the role applies at once', async () => {
    await follow(page, CARDS);
    await expect(page.getByRole('article')).toHaveCount(13);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('article').getByRole('button', { name: /^(?!History)/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Create queue/ })).toHaveCount(0);
    await card(page, 'Keep on top')
      .getByRole('button', { name: /^History/ })
      .click();
    await expect(page.getByText('Nothing has been changed yet')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Switch roles' }).click();
    await page.getByRole('button', { name: /^Create queue/ }).click();
    await page.getByLabel('Title').fill('Not allowed');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('alert').getByText('Your role does not allow this.')).toBeVisible();
  });
});

test('of two concurrent actions one succeeds, and the other person sees the current state', async ({
  page,
}) => {
  const token = await arriveAs(page, 'admin');
  await page.goto(CARDS);
  const own = page.getByRole('switch', { name: 'Fixed places' });
  await expect(own).toBeChecked();
  // The other user's change takes effect first, between the click and the arrival of this request.
  await page.route('/api/rule-presets/*/disable', async (route) => {
    const headers = { authorization: `Bearer ${token}` };
    await page.request.post(route.request().url(), {
      headers,
      data: route.request().postDataJSON() as object,
    });
    await route.continue();
  });
  await own.click();
  await expect(card(page, 'Fixed places').getByRole('alert')).toContainText(
    'Somebody else changed this first',
  );
  await expect(own).not.toBeChecked();
  await own.click();
  await expect(own).toBeChecked();
  await expect(card(page, 'Fixed places').getByRole('alert')).toHaveCount(0);
});

test('a failed switch reverts with a message; a failed section does not affect the others', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  const failure = {
    status: 500,
    headers: { 'X-Request-Id': '0b9ba03e-0000-4000-8000-000000000000' },
    json: { data: null, status: 'fail', msg: 'Something broke', code: 50000 },
  };
  await page.route('/api/rule-presets/*/enable', (route) => route.fulfill(failure));
  await page.route('/api/list/the-service', (route) => route.fulfill(failure), { times: 1 });
  await page.goto(CARDS);
  await expect(page.getByRole('region', { name: 'Service' }).getByText('Something broke')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Learner map')).toBeVisible();
  await page.getByRole('switch', { name: 'Show more often' }).click();
  const rule = card(page, 'Show more often');
  await expect(rule.getByRole('alert')).toContainText('Something broke');
  await expect(rule.getByText('0b9ba03e-0000-4000-8000-000000000000')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Show more often' })).not.toBeChecked();
});

test('changes by another person appear live', async ({ page, browser, product }) => {
  await arriveAs(page, 'user');
  // Waits for the stream. Earlier changes would be part of the initial request and prove nothing.
  const stream = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/api/events'));
  await page.goto(CARDS);
  await stream;
  await expect(card(page, 'Languages and signs')).toContainText('Disabled');
  const other = await (await browser.newContext({ baseURL: product.url })).newPage();
  await arriveAs(other, 'admin');
  await other.goto(CARDS);
  await other.getByRole('switch', { name: 'Languages and signs' }).click();
  await expect(card(page, 'Languages and signs')).toContainText('Enabled');
  await other.context().close();
});
