import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible } from '../visitor.ts';

const FORM = '/form/step';
/** Enough of a name for one test: letters and digits only. */
const newName = () => `Robots${Date.now().toString(36)}`;

async function countApplications(page: Page, token: string, title: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/applications?applicant=me&pageSize=100', { headers });
  const { data } = (await answer.json()) as { data: { list: { title: string }[] } };
  return data.list.filter((application) => application.title === title).length;
}

test('an activity is submitted once and by keyboard, and a reload in the middle loses nothing', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const name = newName();
  const keys = page.keyboard;
  const token = await arriveAs(page, 'admin');
  await page.goto(FORM);
  await page.getByLabel('Activity Name').focus();
  await keys.type('two words');
  await keys.press('Enter');
  await expect(page.getByLabel('Activity Name')).toBeFocused();
  const rule = 'Enter a maximum of 20 Chinese characters, letters, or digits';
  await expect(page.getByLabel('Activity Name')).toHaveAccessibleDescription(new RegExp(rule));
  for (const text of ['Please select a channel type', 'Please select the promotion time'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await keys.press('ControlOrMeta+A');
  await keys.type(name);
  await keys.press('Tab');
  await keys.type('App');
  await keys.press('Tab');
  await keys.type('080120260900AM');
  await page.getByLabel('Promotion Time: End date').focus();
  await keys.type('083120260600PM');
  await page.getByLabel('Promote Link').focus();
  await keys.type('https://sala.example/robots');
  await keys.press('Enter');

  await expect(page).toHaveURL(`${FORM}?step=channel`);
  await expect(page.getByRole('heading', { name: 'Channel Information' })).toBeFocused();
  await keys.press('Tab');
  await keys.type('Newsletter');
  await page.reload();
  await expect(page.getByLabel('Advertising Source')).toHaveValue('Newsletter');
  await page.getByLabel('Advertising Media').focus();
  await keys.type('Video');
  await keys.press('Tab');
  await keys.type('robots');
  await keys.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'robots' })).toBeVisible();
  await page.getByLabel('Advertising Content').focus();
  await keys.type('Build a robot.');
  await page.getByRole('button', { name: 'Submit' }).focus();
  await keys.press('Enter');
  await keys.press('Enter');

  await expect(page.getByText(`${name} was submitted`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finish' })).toBeFocused();
  expect(await countApplications(page, token, name)).toBe(1);
  await page.getByRole('button', { name: 'View' }).press('Enter');
  await expect(page).toHaveURL(/open=details/);
  await expect(page.getByRole('dialog', { name })).toContainText('https://sala.example/robots');
  await keys.press('Escape');
  await page.getByRole('button', { name: 'Create another' }).press('Enter');
  await expect(page.getByLabel('Activity Name')).toHaveValue('');
  expect(complaints).toEqual([]);
});
