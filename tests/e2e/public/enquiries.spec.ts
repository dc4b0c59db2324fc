import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf } from '../visitor.ts';

const LIST = '/list/enquiries';
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Maly' });

/** Sends an enquiry from the public page, as a visitor does. */
async function send(page: Page, message: string): Promise<string> {
  await page.goto('/#contact');
  const form = page.locator('form[data-kind=contact]');
  await form.getByLabel('Your name').fill('Maly');
  await form.getByLabel('Email or telephone').fill('012 345 678');
  await form.getByLabel('Your message').fill(message);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.locator('.reference')).toHaveText(/^S-[2-9A-Z]{7}$/);
  return await form.locator('.reference').innerText();
}

test('an administrator handles an enquiry from the todo to closing', async ({ page, browser, baseURL }) => {
  const complaints = complaintsOf(page);
  await arriveAs(page, 'admin');
  await page.goto(`${LIST}?state=new`);
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  const visitor = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const reference = await send(visitor, 'Do you teach in Battambang?');
  await visitor.close();
  // It appears without a reload.
  await expect(page.getByRole('row', { name: reference })).toBeVisible();

  await page.getByRole('button', { name: /^Messages/ }).click();
  await page.getByRole('tab', { name: 'Todo' }).click();
  const todo = page.getByRole('listitem').filter({ hasText: reference });
  await todo.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(`${LIST}?enquiry=${reference}`);
  await expect(drawer(page).getByText('Do you teach in Battambang?')).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: '012 345 678' })).toHaveAttribute(
    'href',
    'tel:012345678',
  );
  await drawer(page).getByRole('button', { name: 'Take' }).click();
  await expect(drawer(page).getByText('In progress')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close the enquiry' }).click();
  await page.getByLabel('Outcome').fill('Called back.');
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByText('Called back.')).toBeVisible();
  await page.reload();
  await expect(drawer(page).getByText('Called back.')).toBeVisible();
  await expect(drawer(page).getByRole('listitem')).toHaveText([/^Closed it/, /^Took it/, /^Received/]);

  await drawer(page).getByRole('button', { name: 'Delete now' }).click();
  await page
    .getByRole('dialog', { name: 'Delete for good?' })
    .getByRole('button', { name: 'Delete now' })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('row', { name: reference })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the palette offers the page to administrators only', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/exception/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('enquir');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LIST);
  await arriveAs(page, 'user');
  await page.goto(LIST);
  await expect(page).toHaveURL('/dashboard/workplace');
});
