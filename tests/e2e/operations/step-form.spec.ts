import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible } from '../visitor.ts';

const FORM = '/form/step';
/** Enough of a name for one test: letters and digits only. */
const newName = () => `រ៉ូបូត${Date.now().toString(36)}`;

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
  await expect(page.getByLabel('Activity Name')).toHaveAccessibleDescription(/Spaces are not allowed here/);
  for (const text of ['Please select a channel type', 'Please select the promotion time'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await keys.press('ControlOrMeta+A');
  await keys.type(name);
  await keys.press('Tab');
  await keys.type('App');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByLabel('Promotion Time: Start date')).toBeFocused();
  await keys.type('2099-08-01');
  await keys.press('Enter');
  await expect(page.getByLabel('Promotion Time: End date')).toBeFocused();
  await keys.type('2099-08-31');
  await keys.press('Enter');
  await page.getByLabel('Promotion Time: Start time').focus();
  await keys.press('ControlOrMeta+A');
  await keys.type('៩:៣០');
  await keys.press('Tab');
  await expect(page.getByLabel('Promotion Time: Start time')).toHaveValue('09:30');
  await keys.press('Tab');
  await keys.type('https://sala.example/robots');
  await keys.press('Enter');

  await expect(page).toHaveURL(`${FORM}?step=channel`);
  await expect(page.getByRole('heading', { name: 'Channel Information' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Activity Name')).toHaveValue(name);
  await page.goForward();
  await page.getByLabel('Advertising Source').focus();
  await keys.type('Newsletter');
  await page.reload();
  await expect(page.getByLabel('Advertising Source')).toHaveValue('Newsletter');
  await page.getByLabel('Advertising Media').focus();
  await keys.type('Video');
  await keys.press('Tab');
  // What the demo was submitted with. The list itself is drawn by the browser, which reports a choice like this.
  const choose = (entry: string) =>
    page.getByRole('combobox', { name: 'Keywords' }).evaluate((input: HTMLInputElement, value) => {
      const isOffered = [...(input.list?.options ?? [])].some((option) => option.value === value);
      if (!isOffered) throw new Error(`${value} is not offered.`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, entry);
  await choose('holiday camp');
  await expect(page.getByRole('listitem').filter({ hasText: 'holiday camp' })).toBeVisible();
  await expect(choose('holiday camp')).rejects.toThrow('is not offered');
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

test('the second step alone leads to the first, from which Next and Back lead as if it had been opened first', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await page.goto('/dashboard/workplace');
  await page.goto(`${FORM}?step=channel`);
  await expect(page).toHaveURL(FORM);
  await page.getByLabel('Activity Name').fill('Robots');
  await page.getByLabel('Channel Type').selectOption('App store');
  await page.getByRole('button', { name: /^Promotion Time/ }).click();
  await page.getByLabel('Promotion Time: Start date').fill('1999-01-01');
  await page.keyboard.press('Enter');
  await page.getByLabel('Promotion Time: End date').fill('2099-01-31');
  await page.keyboard.press('Enter');
  await page.getByLabel('Promote Link').fill('https://sala.example/robots');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('The promotion must not lie in the past')).toBeVisible();
  await expect(page.getByLabel('Promotion Time: Start date')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2099-01-01');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(`${FORM}?step=channel`);
  await page.goBack();
  await expect(page).toHaveURL(FORM);
  await expect(page.getByLabel('Activity Name')).toHaveValue('Robots');
});
