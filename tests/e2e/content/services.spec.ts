import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

/** Nobody else has it, however often the tests run on one product. */
const titleOf = (worker: number) => `Robot club ${worker}-${Date.now().toString(36)}`;

test('a service is created, ordered at its price, repriced and retired, before the eyes of a colleague', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const title = titleOf(workerIndex);
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(colleague, 'user');
  await colleague.goto('/list/card?tab=service');
  await expect(colleague.getByText('Learning paths')).toBeVisible();
  await expect(colleague.getByRole('link', { name: /^New service/ })).toBeHidden();

  await arriveAs(page, 'admin');
  await page.goto('/list/card?tab=service');
  await page.getByRole('link', { name: /^New service/ }).click();
  const form = page.getByRole('dialog', { name: 'New service' });
  const english = form.getByRole('group', { name: 'English' });
  await english.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(english.getByLabel('Description')).toBeFocused();
  await english.getByLabel('Description').fill('Lends robots to a class.');
  await form.getByLabel('Price in yuan').fill('120');
  await form.getByRole('button', { name: 'Add a term' }).click();
  await expect(form.getByLabel('Months').last()).toBeFocused();
  await form.getByLabel('Price in yuan').last().fill('0');
  await form.getByRole('radio', { name: 'Robot' }).check();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByText(/^Enter an amount from/)).toBeVisible();
  // What was typed survives a reload.
  await page.reload();
  await expect(english.getByLabel('Title')).toHaveValue(title);
  await form.getByLabel('Price in yuan').last().fill('12,50');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The service was created')).toBeVisible();
  await expect(colleague.getByText(title)).toBeVisible();

  await page.getByRole('button', { name: `View the service ${title}` }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer).toContainText('1 month: CN¥12.50');
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the service' });
  await editor.getByLabel('Price in yuan').first().fill('15');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toContainText('1 month: CN¥15.00');
  await expect(drawer).toContainText('Edited: Terms and prices');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer).toContainText('1 month: CN¥12.50');

  await drawer.getByRole('button', { name: 'Retire' }).click();
  const question = page.getByRole('dialog', { name: `Retire “${title}”?` });
  await question.getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('The service was retired')).toBeVisible();
  await expect(colleague.getByText(title)).toBeHidden();
  await drawer.getByRole('button', { name: 'Offer again' }).click();
  await expect(colleague.getByText(title)).toBeVisible();
  await drawer.getByRole('button', { name: 'Retire' }).click();
  await question.getByRole('button', { name: 'Retire' }).click();
  await expect(colleague.getByText(title)).toBeHidden();
  await colleague.context().close();
});
