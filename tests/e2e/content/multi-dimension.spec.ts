import { expect, test } from '../../support/test.ts';
import { arriveAs, follow } from '../visitor.ts';

const PATH = '/visualization/multi-dimension-data-analysis';
const USER_ACTIONS = /\/api\/analysis\/user-actions/;
const digits = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

test('figures of the multi-dimension analysis open their rows, and its period survives a reload', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await test.step('a figure of the multi-dimension analysis opens as many rows as it shows', async () => {
    await page.goto(`${PATH}?range=week`);
    const users = page.getByRole('region', { name: 'Active users', exact: true });
    const figure = users.getByRole('link').first();
    const rows = page.getByRole('dialog');
    // Visitors of other tests are counted meanwhile.
    await expect(async () => {
      const shown = digits(await figure.textContent());
      expect(shown).toBeGreaterThan(0);
      await figure.click();
      await expect(rows).toContainText(/ in [\d,]+ rows/);
      const opened = await rows.textContent();
      await page.keyboard.press('Escape');
      await expect(rows).toBeHidden();
      expect(opened).toContain(`in ${shown.toLocaleString('en-US')} rows`);
    }).toPass();
    await expect(figure).toBeFocused();
  });
  await test.step('period and comparison of the multi-dimension analysis survive a reload', async () => {
    await follow(page, PATH);
    const clicks = page.getByRole('region', { name: 'Content clicks', exact: true });
    await expect(clicks.getByRole('link').first()).toBeVisible();
    await page.getByLabel('Compared with').selectOption({ label: 'The same days last year' });
    await expect(clicks).toContainText('compared with');
    await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Last 7 days' });
    await expect(page).toHaveURL(`${PATH}?range=week&compare=year`);
    await page.reload();
    await expect(clicks).toContainText('compared with');
    await expect(page.getByLabel('Period', { exact: true })).toHaveValue('week');
  });
});

test('a failed card of the multi-dimension analysis leaves the others alone', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.route(USER_ACTIONS, (route) =>
    route.fulfill({ status: 500, json: { data: null, status: 'fail', msg: 'Broken', code: 50000 } }),
  );
  await page.goto(PATH);
  const failed = page.getByRole('region', { name: 'User actions' });
  await expect(failed.getByRole('alert')).toBeVisible();
  for (const name of ['Active users', 'Content type distribution', 'Retention trends', 'Video']) {
    await expect(page.getByRole('region', { name, exact: true }).getByRole('link').first()).toBeVisible();
  }
  await page.unroute(USER_ACTIONS);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed.getByRole('application')).toBeVisible();
});
