import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible } from '../visitor.ts';

const PAGE = '/dashboard/monitor';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const entry = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text }).last();
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

/** Also waits until the page hears live events. */
async function open(page: Page): Promise<void> {
  await arriveAs(page, 'admin');
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/events')),
    page.goto(PAGE),
  ]);
  await expect(log(page).getByRole('listitem').first()).toBeVisible();
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

test('two browsers see each other’s messages at once, with what they answer', async ({ page, browser }) => {
  const complaints = complaintsOf(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(page);
  await open(other);
  await send(page, 'Is the picture clear?');
  await expect(entry(other, 'Is the picture clear?')).toBeVisible();

  await entry(other, 'Is the picture clear?').hover();
  await entry(other, 'Is the picture clear?')
    .getByRole('button', { name: /^Reply to / })
    .click();
  await expect(field(other)).toBeFocused();
  await other.keyboard.type('Yes,');
  await other.keyboard.press('Shift+Enter');
  await other.keyboard.type('very clear');
  await other.keyboard.press('Enter');
  await expect(entry(page, 'very clear')).toContainText('Is the picture clear?');
  await expect(log(page).getByText('Sending…')).toHaveCount(0);
  await expectAccessible(page);
  await context.close();
  expect(complaints).toEqual([]);
});

test('a message that fails is kept over a reload, and sent once by Retry', async ({ page }) => {
  await open(page);
  await page.route('**/api/chat/messages', (route) => route.abort());
  await send(page, 'Sent in the second try');
  const failed = entry(page, 'Sent in the second try');
  await expect(failed).toContainText('Not sent.');
  await expectAccessible(page);
  await page.reload();
  await page.unroute('**/api/chat/messages');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(log(page).getByText('Not sent.')).toHaveCount(0);
  await page.reload();
  await expect(log(page).getByText('Sent in the second try')).toHaveCount(1);
});

test('what is written offline waits, and goes out once when the connection returns', async ({ page }) => {
  await open(page);
  await page.context().setOffline(true);
  const text = 'See https://sala.example/plan. In the tunnel';
  await send(page, text);
  const waiting = entry(page, 'In the tunnel');
  await expect(waiting).toContainText('Waits for the connection');
  await expect(page.getByText('You are offline. What you send waits here')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(log(page).getByText('Waits for the connection')).toHaveCount(0);
  await expect(page.getByText('You are offline. What you send waits here')).toHaveCount(0);
  const link = waiting.getByRole('link', { name: 'https://sala.example/plan' });
  await expect(link).toHaveAttribute('rel', /noopener/);

  // Search begins by itself.
  await page.getByRole('searchbox', { name: 'Search the chat' }).fill('tunnel');
  await expect(page).toHaveURL(/chatSearch=tunnel/);
  await page.reload();
  await expect(log(page).getByText('In the tunnel')).toHaveCount(1);
});

test('a toast leaves the button of the chat free, and names its key to those who use keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page);
  await page.route('**/api/chat/messages', (route) => route.abort());
  await send(page, 'Thrown away');
  await entry(page, 'Thrown away').getByRole('button', { name: 'Discard' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('> *');
  await expect(toast).toContainText('The message was discarded');
  await expect(toast).not.toContainText('F6');
  await page.getByRole('button', { name: 'Send' }).click({ trial: true });
  await page.keyboard.press('Tab');
  await expect(toast).toContainText('F6');
});

test('a toast that outlives its dialog stands above the field and the button of the chat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Copy settings' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('> *');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const composer = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send' }) });
  const overlap = async () => {
    const [above, below] = [await toast.boundingBox(), await composer.boundingBox()];
    return above === null || below === null ? null : above.y + above.height - below.y;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('an administrator collects a message, hides it with a reason, and takes that back', async ({ page }) => {
  await open(page);
  const text = 'Buy cheap batteries';
  await send(page, text);
  const message = entry(page, text);
  await message.hover();
  await message.getByRole('button', { name: /^Collect / }).click();
  await expect(message.getByRole('button', { name: /from your collection$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Only collected messages' }).click();
  await expect(page).toHaveURL(/chatCollected=only/);
  await expect(message).toBeVisible();

  await message.hover();
  await message.getByRole('button', { name: /^More / }).click();
  await page.getByRole('menuitem', { name: 'Hide…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide this message?' });
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(dialog.getByText('Say why the message is hidden.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Advertising');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(message).toContainText('Hidden: Advertising');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(message).not.toContainText('Hidden');
});
