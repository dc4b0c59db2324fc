import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

test('an administrator sees how the product is, and has its health checked', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/status');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Replicas').getByText('Running').first()).toBeVisible();
  await expect(card('Jobs').getByText('Check the outbox')).toBeVisible();
  await card('Health check').getByRole('button', { name: 'Run the check' }).click();
  await expect(card('Health check').getByText(/^Last checked/)).toBeVisible();
  await expect(card('Storage').getByText(/^Measured/)).toBeVisible({ timeout: 20_000 });
  await expect(card('Backups').getByText('Make backups as the operations guide says')).toBeVisible();
  await expect(card('Certificates').getByText('Public address')).toBeVisible();
  await card('Outbox and email').getByRole('button', { name: 'Send a test email' }).click();
  await expect(card('Outbox and email').getByRole('alert')).toContainText('Set SMTP_URL and MAIL_FROM');
  await page.reload();
  await expect(card('Health check').getByText(/^Last checked/)).toBeVisible();
  await card('Product')
    .getByRole('button', { name: /Maintenance mode/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Maintenance mode' })).toBeVisible();
});
