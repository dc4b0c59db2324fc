import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

test('an administrator sees how the product is, and has it examined', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/status');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Replicas').getByText('Running').first()).toBeVisible();
  await expect(card('Jobs').getByText('Look through the outbox')).toBeVisible();
  await card('Examination').getByRole('button', { name: 'Examine' }).click();
  await expect(card('Examination').getByText(/^Last examined/)).toBeVisible();
  await page.reload();
  await expect(card('Examination').getByText(/^Last examined/)).toBeVisible();
  await card('Product')
    .getByRole('button', { name: /Maintenance mode/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Maintenance mode' })).toBeVisible();
});
