import type { Page } from '@playwright/test';
import { arriveAs } from './visitor.ts';

/** Of every account that tests make. */
export const PASSWORD = 'Lotus-Pond-7';

/** Makes an account with the role `user` by the link of an invitation. */
export async function makeAccount(page: Page, userName: string, name: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await arriveAs(page, 'admin')}` };
  const account = { userName, name, role: 'user', language: 'en-US' };
  const invited = await page.request.post('/api/accounts', { headers, data: account });
  const { data } = (await invited.json()) as { data: { link: string } };
  const token = new URL(data.link).hash.replace('#token=', '');
  await page.request.post('/api/user/password-link', { data: { token, newPassword: PASSWORD } });
}
