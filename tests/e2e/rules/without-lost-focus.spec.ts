import { PAGE_PATHS } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { countFirstRequests } from './first-requests.ts';
import { pressEveryControl } from './press-every-control.ts';
import { arriveAs } from '../visitor.ts';

test.describe.configure({ timeout: 600_000 });
// It clears messages, interrupts the broadcast, and so on: after rules.spec.ts, which is before it by name.
test.use({ productName: 'rules' });

for (const path of PAGE_PATHS) {
  test(`${path} asks for little at first, and every control of it keeps the focus on the page`, async ({
    page,
  }) => {
    await arriveAs(page, 'admin');
    const expectFew = countFirstRequests(page);
    const lost = await pressEveryControl(page, path, 'main', () => {
      expectFew(path);
    });
    expect(lost).toEqual([]);
  });
}

test('every control of the frame keeps the focus on the page', async ({ page }) => {
  await arriveAs(page, 'admin');
  expect(await pressEveryControl(page, '/user/message', 'header, nav, aside')).toEqual([]);
});
