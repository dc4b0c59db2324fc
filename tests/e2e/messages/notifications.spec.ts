import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible } from '../visitor.ts';

const PAGE = '/user/setting?tab=notifications';

// It changes how the demo accounts are told, which others count. Nobody answers there: mail can be chosen, and waits.
test.use({
  productName: 'notifications',
  productSettings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Sala <no-reply@sala.example>' },
});

/** What tells those who decide about accounts. */
async function register(page: Page, userName: string): Promise<void> {
  const form = { userName, nickname: userName, email: `${userName}@sala.example`, password: 'Lotus-Pond-7' };
  const answer = await page.request.post('/api/user/register', { data: form });
  expect(await answer.json()).toMatchObject({ data: { state: 'waiting' } });
}

test('what is switched off does not come, and the hour of the digest is kept in every browser', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  const token = await arriveAs(page, 'admin');
  const todosOf = async (userName: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.get(`/api/messages?type=todo&search=${userName}`, { headers });
    return ((await answer.json()) as { data: { total: number } }).data.total;
  };
  await page.goto(PAGE);
  const requests = page.getByRole('switch', { name: 'Account requests: message' });
  await expect(requests).toBeChecked();
  const mandatory = page.getByRole('switch', { name: 'Security of your account: message' });
  await expect(mandatory).toBeDisabled();
  await expect(mandatory).toHaveCSS('opacity', '0.5');
  await expect(page.getByText('These messages cannot be switched off')).toHaveCount(2);
  await expectAccessible(page);

  await requests.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await register(page, 'not-told');
  expect(await todosOf('not-told')).toBe(0);

  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(other.getByRole('switch', { name: 'Account requests: message' })).not.toBeChecked();
  await page.getByLabel('Hour', { exact: true }).selectOption('07:00');
  await page.getByRole('switch', { name: 'Use quiet hours' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('06:00');
  await expect(other.getByLabel('Hour', { exact: true })).toHaveValue('7');
  await expect(other.getByLabel('From', { exact: true })).toHaveValue('22:00');
  await page.reload();
  await expect(page.getByLabel('Hour', { exact: true })).toHaveValue('7');

  await other.getByRole('switch', { name: 'Account requests: message' }).click();
  await expect(requests).toBeChecked();
  await register(page, 'told');
  expect(await todosOf('told')).toBe(1);
  expect(complaints).toEqual([]);
});
