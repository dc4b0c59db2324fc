import type { Locator, Page } from '@playwright/test';

/**
 * What a press leads to, as expressions for the page: `mark` is taken before the press, and `isShown` may compare
 * with it.
 */
export interface Result {
  mark?: string;
  isShown: string;
}

/**
 * Presses with the mouse.
 * @returns milliseconds from the press, as the browser has received it, to the frame after the one in which the
 * result is there
 */
export async function timePress(
  page: Page,
  target: Locator,
  { mark = 'null', isShown }: Result,
): Promise<number> {
  await page.evaluate(`
    window.pressed = new Promise((resolve) => {
      const mark = ${mark};
      addEventListener('pointerdown', ({ timeStamp }) => {
        const look = () => requestAnimationFrame(${isShown} ? painted : look);
        const painted = () => requestAnimationFrame((now) => resolve(performance.now() - timeStamp));
        look();
      }, { capture: true, once: true });
    });
    undefined;
  `);
  await target.click();
  return await page.evaluate<number>('window.pressed');
}
