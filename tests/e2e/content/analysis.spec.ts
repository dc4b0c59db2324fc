import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, follow } from '../visitor.ts';

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

async function sumOfRows(rows: Locator): Promise<number> {
  const sum = rows.getByText(/ in [\d,]+ rows$/);
  await expect(sum).toBeVisible();
  return numberIn(((await sum.textContent()) ?? '').split(' in ')[0] ?? '');
}

test('each card of the analysis explains, counts and saves what it shows, for the period in the address', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await test.step('a card explains its figure, and is saved as data and as a picture', async () => {
    await page.goto('/visualization/data-analysis');
    const card = cardOf(page, 'Content period analysis');
    await card.getByRole('button', { name: 'How “Content period analysis” is made' }).click();
    const about = page.getByRole('dialog');
    await expect(about).toContainText('the three add up to 100 percent');
    await about.getByRole('link', { name: 'Show the rows' }).click();
    await expect(page.getByRole('dialog', { name: 'Rows: Clicks' })).toBeVisible();
    await page.keyboard.press('Escape');

    const save = async (format: string) => {
      await card.getByRole('button', { name: 'Download “Content period analysis”' }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      return readFile(await (await saving).path());
    };
    const csv = (await save('Data as CSV')).toString('utf8');
    expect(csv).toMatch(/^\uFEFFTime of day,Text,Image and text,Video\r\n0:00,\d+,\d+,\d+\r\n/);
    const png = await save('Picture as PNG');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    // Width of the picture in its header: 800 at twice the resolution.
    expect(png.readUInt32BE(16)).toBe(1600);
  });
  await test.step('a figure and a mark open exactly the rows that they count', async () => {
    await follow(page, '/visualization/data-analysis');
    const card = cardOf(page, 'Content publishing ratio');
    const figure = card.getByRole('link', { name: /publications$/ });
    const count = numberIn(await figure.textContent());
    await figure.click();
    const rows = page.getByRole('dialog', { name: 'Rows: Publications' });
    expect(await sumOfRows(rows)).toBe(count);
    await page.keyboard.press('Escape');
    await expect(rows).toBeHidden();

    const plot = card.getByRole('application');
    await plot.focus();
    await page.keyboard.press('End');
    const said = card.locator('[aria-live]');
    await expect(said).toHaveText(/^22:00: /);
    const values = ((await said.textContent()) ?? '').slice('22:00: '.length).split(';').map(numberIn);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/rows=publications.*step=11/);
    expect(await sumOfRows(rows)).toBe(values.reduce((sum, value) => sum + value, 0));
    await page.reload();
    await expect(rows).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the period and its comparison stand in the address', async () => {
    await follow(page, '/visualization/data-analysis');
    const visitors = cardOf(page, 'All visitors');
    // Without a choice, thirty days against the thirty before.
    await expect(visitors).toContainText(/(Up|Down) [\d.,]+%|No change/);
    await expect(visitors).toContainText('compared with');
    const figure = visitors.getByRole('link').first();
    const ofMonth = (await figure.textContent()) ?? '';
    await page.getByRole('combobox', { name: 'Period', exact: true }).selectOption({ label: 'Last 7 days' });
    await expect(page).toHaveURL('/visualization/data-analysis?range=week');
    await page
      .getByRole('combobox', { name: 'Compared with' })
      .selectOption({ label: 'The same days last year' });
    await expect(page).toHaveURL('/visualization/data-analysis?range=week&compare=year');
    // The figures of the month stay until those of the week are there.
    await expect(figure).not.toHaveText(ofMonth);
    await expect(visitors).toContainText(/(Up|Down) [\d.,]+%|No change/);
    const shown = await figure.textContent();
    await page.reload();
    await expect(figure).toHaveText(shown ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/visualization/data-analysis?range=week');
  });
  await test.step('the part of the day that a chart shows has its values and its place in the address', async () => {
    await follow(page, '/visualization/data-analysis');
    const slider = page.getByRole('group', { name: /^Visible part of/ });
    await expect(slider).toContainText('0:00');
    await slider.getByRole('slider', { name: 'From' }).press('ArrowRight');
    await expect(page).toHaveURL(/clicksFrom=1/);
    await page.reload();
    await expect(slider.getByRole('slider', { name: 'From' })).toHaveValue('1');
    await expect(slider).toContainText('2:00');
  });
});
