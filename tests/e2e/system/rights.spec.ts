import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

test('an administrator sees why a person may not do something', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/accounts?search=maly');
  await page.getByRole('button', { name: 'View the account of Chan Maly' }).click();
  await page.getByRole('link', { name: 'What this person may do' }).click();
  // The page before it has something else with that label.
  const person = page.getByLabel('Person').and(page.locator('input'));
  await expect(person).toHaveValue('user');
  await page.getByLabel('Search', { exact: true }).first().fill('Create a policy');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'createPolicy' });
  await expect(row).toContainText('No: it needs the role Administrator.');
  await person.fill('approver');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Yes, by the role.');
  await page.reload();
  await expect(row).toContainText('Yes, by the role.');
  await person.fill('nobody.here');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('There is no account with this user name.');
});
