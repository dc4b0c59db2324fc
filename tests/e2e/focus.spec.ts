import { expect, test } from '../support/test.ts';
import { pressEveryControl } from './press-every-control.ts';
import { arriveAs } from './visitor.ts';

const PAGES = [
  '/dashboard/workplace',
  '/list/search-table',
  '/list/card',
  '/list/enquiries',
  '/exception/403',
  '/exception/404',
  '/exception/500',
  '/user/message',
];

test.describe.configure({ timeout: 240_000 });

for (const path of PAGES) {
  test(`every control of ${path} keeps the focus on the page`, async ({ page }) => {
    await arriveAs(page, 'admin');
    expect(await pressEveryControl(page, path, 'main')).toEqual([]);
  });
}

test('every control of the frame keeps the focus on the page', async ({ page }) => {
  await arriveAs(page, 'admin');
  expect(await pressEveryControl(page, '/user/message', 'header, nav, aside')).toEqual([]);
});
