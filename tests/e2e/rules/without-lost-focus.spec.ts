import { PAGE_PATHS } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { pressEveryControl } from './press-every-control.ts';
import { arriveAs } from '../visitor.ts';

test.describe.configure({ timeout: 600_000 });
// It clears messages, interrupts the broadcast, and so on: after rules.spec.ts, which is before it by name.
test.use({ productName: 'rules' });

/** So many pages are opened one from the other: to load the product again takes longer than to press some of the controls. */
const TOGETHER = 3;

for (let at = 0; at < PAGE_PATHS.length; at += TOGETHER) {
  const paths = PAGE_PATHS.slice(at, at + TOGETHER);
  test(`every control of ${paths.join(', ')} keeps the focus on the page`, async ({ page }) => {
    await arriveAs(page, 'admin');
    for (const path of paths)
      await test.step(path, async () => {
        expect.soft(await pressEveryControl(page, path, 'main')).toEqual([]);
      });
  });
}

test('every control of the frame keeps the focus on the page', async ({ page }) => {
  await arriveAs(page, 'admin');
  expect(await pressEveryControl(page, '/user/message', 'header, nav, aside')).toEqual([]);
});
