import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible, follow } from '../visitor.ts';
import { makeDraft, uniqueTitle, write } from './written-item.ts';

async function newContent(page: Page): Promise<Locator> {
  await follow(page, '/library/content');
  await page.getByRole('button', { name: 'New content' }).click();
  return page.getByRole('dialog', { name: 'New content' });
}

const entries = (page: Page) => page.getByRole('list', { name: 'Labels' }).getByRole('listitem');

test('labels of content are offered while one is typed, and what is typed in other letters becomes one of them', async ({
  page,
}, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  const zoo = `Zoo ${workerIndex}${Date.now() % 100_000}`;
  const token = await arriveAs(page, 'user');
  await makeDraft(page, token, `${title} 1`, [zoo, `${zoo} café`]);
  await makeDraft(page, token, `${title} 2`, [zoo]);
  const form = await newContent(page);
  await write(form, title, 'A text.');
  const field = form.getByRole('combobox', { name: 'Labels' });
  const options = page.getByRole('listbox', { name: 'Labels' }).getByRole('option');

  await field.pressSequentially(zoo.toLowerCase());
  await expect(options).toHaveText([`${zoo}2 items`, `${zoo} café1 item`]);
  await expect(form.getByRole('status').filter({ hasText: '2 found' })).toBeAttached();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await expect(options.and(page.locator('[aria-selected=true]'))).toHaveText(`${zoo} café1 item`);
  await field.press('Enter');
  await expect(entries(page)).toHaveText([`${zoo} café`]);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  // Escape closes the list, and neither the form nor what was typed.
  await field.pressSequentially(zoo.toLowerCase());
  await expect(options.first()).toBeVisible();
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue(zoo.toLowerCase());
  await field.fill('');

  // What exists in other letters takes its spelling, and what does not exist is a new label.
  await field.fill(zoo.toUpperCase());
  await field.press('Enter');
  await expect(entries(page)).toHaveText([`${zoo} café`, zoo]);
  await field.fill(`${zoo} new`);
  await field.press('Enter');
  await expect(entries(page)).toHaveText([`${zoo} café`, zoo, `${zoo} new`]);
  // A second spelling of one that is there adds nothing.
  await field.fill(zoo.toLowerCase());
  await field.press('Enter');
  await expect(entries(page)).toHaveCount(3);

  await form.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');

  // The filter of the list offers them, too, by pointer.
  const filter = page.getByRole('combobox', { name: 'Label', exact: true });
  await filter.fill(zoo.slice(0, -1).toLowerCase());
  await page
    .getByRole('listbox', { name: 'Label', exact: true })
    .getByRole('option', { name: `${zoo} new` })
    .click();
  await expect(filter).toHaveValue(`${zoo} new`);
  await filter.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1);
});

test('the input of a Chinese word is not cut by what is offered', async ({ page }, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  const token = await arriveAs(page, 'user');
  const label = `机器人${workerIndex}${Date.now() % 100_000}`;
  await makeDraft(page, token, title, [label]);
  const field = (await newContent(page)).getByRole('combobox', { name: 'Labels' });
  await field.focus();
  const session = await page.context().newCDPSession(page);
  for (const text of ['j', "ji'qi", label])
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(field).toHaveValue(label);
  await expect(entries(page)).toHaveCount(0);
  await session.send('Input.insertText', { text: label });
  await expect(field).toHaveValue(label);
  await expect(page.getByRole('listbox').filter({ hasText: label }).getByRole('option')).toHaveText([
    `${label}1 item`,
  ]);
  await expect(entries(page)).toHaveCount(0);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(entries(page)).toHaveText([label]);
});
