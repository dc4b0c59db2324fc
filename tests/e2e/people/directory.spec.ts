import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

test('a project with a team and two members is seen by them, live, until it is closed', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  // Nobody else has it, however often the tests run on one product.
  const name = `Kite workshop ${workerIndex} ${Date.now().toString(36)}`;
  const member = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(member, 'user');
  await member.goto('/user/info?tab=projects');
  await expect(member.getByRole('heading', { name: 'Robot garden' })).toBeVisible();

  await arriveAs(page, 'admin');
  await page.goto('/user/projects');
  await page.getByRole('button', { name: 'Create a project' }).click();
  const form = page.getByRole('dialog', { name: 'Create a project' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Team').selectOption({ label: 'Lesson writers' });
  await form.getByRole('button', { name: 'Create a project' }).click();

  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toContainText('Lesson writers');
  await expect(drawer).toContainText('Nobody takes part yet.');
  await drawer.getByRole('button', { name: 'Add people' }).click();
  const chooser = page.getByRole('dialog', { name: 'Add people' });
  for (const userName of ['user', 'approver']) {
    await chooser.getByRole('searchbox').fill(userName);
    const found = chooser.getByRole('listitem').filter({ has: page.getByText(userName, { exact: true }) });
    await found.getByRole('button').click();
    await expect(found).toHaveCount(0);
  }
  await chooser.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer.getByRole('heading', { name: 'People (2)' })).toBeVisible();

  // Only the stream tells the other page: nobody touches it.
  const own = member.getByRole('link', { name });
  await expect(own).toBeVisible();
  await own.click();
  const seen = member.getByRole('dialog', { name });
  await expect(seen).toContainText('Member');
  await expect(seen.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await seen.getByRole('link', { name: 'Chan Maly' }).click();
  await expect(member.getByRole('dialog', { name: 'Chan Maly' })).toContainText('User name');
  await member.goto('/user/info?tab=projects');
  await expect(own).toBeVisible();

  await drawer.getByRole('button', { name: 'Close it' }).click();
  await expect(drawer.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeVisible();
  await expect(drawer).toContainText('Reopened it');
  await member.context().close();
});
