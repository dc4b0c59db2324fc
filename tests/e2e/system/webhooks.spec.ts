import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

const URL = 'https://hooks.example.com/sala';

test('an administrator adds a webhook, sees its secret once, and removes it', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/webhooks');
  await page.getByRole('button', { name: 'Create a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  const address = form.getByRole('textbox', { name: 'Address' });
  await address.fill('https://10.0.0.1/sala');
  await form.getByRole('checkbox', { name: 'Enquiry received' }).check();
  await form.getByRole('button', { name: 'Create a webhook' }).click();
  await expect(form.getByText(/network/)).toBeVisible();
  await expect(address).toHaveValue('https://10.0.0.1/sala');
  await address.fill(URL);
  await form.getByRole('button', { name: 'Create a webhook' }).click();

  const secret = page.getByRole('dialog', { name: 'Secret of the webhook' });
  await expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await secret.getByRole('button', { name: 'Close' }).last().click();
  await expect(secret).toBeHidden();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: URL });
  await expect(row).toContainText('Active');
  await page
    .getByRole('link', { name: `View the webhook to ${URL}` })
    .or(page.getByRole('button', { name: `View the webhook to ${URL}` }))
    .first()
    .click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Messages sent' });
  await expect(drawer).toContainText('Enquiry received');
  await drawer.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the webhook?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});

test('an installation that delivers everything has no undelivered messages', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/undelivered');
  await expect(page.getByText('Everything was delivered')).toBeVisible();
});
