import { memoryUsageOf } from '../../support/memory.ts';
import { expect, test } from '../../support/test.ts';
import { arriveAs, prefer } from '../visitor.ts';

const TABLE = '/list/search-table';

// The trace recorder stores snapshots of the page in its memory.
test.use({ trace: 'off' });

test('opening and closing a page two hundred times leaks no memory', async ({ page }) => {
  test.setTimeout(180_000);
  await arriveAs(page, 'user');
  await prefer(page, 'settings', JSON.stringify({ tabBar: true }));
  await page.goto('/dashboard/workplace');
  await expect(page.locator('canvas').first()).toBeVisible();
  // Runs inside the page to avoid the overhead of Playwright in each cycle.
  const cycle = async (times: number) =>
    page.evaluate(`(async () => {
      const until = async (holds) => {
        while (!holds()) await new Promise(requestAnimationFrame);
      };
      const tabNamed = (name) => document.querySelector('[role=tab][data-name="' + name + '"]');
      const isChosen = (name) => () => tabNamed(name)?.ariaSelected === 'true';
      const link = () => document.querySelector('nav a[href="${TABLE}"]');
      for (let count = 0; count < ${times}; count += 1) {
        if (!link()?.offsetParent) [...document.querySelectorAll('nav button')].find(({ textContent }) => textContent === 'List').click();
        await until(link);
        link().click();
        await until(isChosen('SearchTable'));
        await until(() => document.querySelectorAll('tbody tr').length >= 10);
        tabNamed('SearchTable').dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
        await until(isChosen('Workplace'));
      }
    })()`);
  await cycle(20);
  const before = await memoryUsageOf(page);
  await cycle(200);
  await expect(page.locator('[role=tab][data-name]')).toHaveText(['Workplace']);
  const after = await memoryUsageOf(page);
  // A page that leaks would add hundreds of elements and tens of kilobytes per cycle.
  expect(after.nodes - before.nodes).toBeLessThan(2_000);
  expect(after.listeners - before.listeners).toBeLessThan(200);
  expect(after.bytes - before.bytes).toBeLessThan(2_000_000);
});
