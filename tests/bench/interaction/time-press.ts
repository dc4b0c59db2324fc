import type { Locator, Page } from '@playwright/test';

/**
 * What a press leads to, as expressions for the page: `mark` is taken before the press, and `isShown` may compare
 * with it.
 */
export interface Result {
  mark?: string;
  isShown: string;
}

/** A result that is not there by then never comes. */
const PATIENCE_MS = 10_000;

/**
 * Presses with the mouse.
 * @returns milliseconds from the press, as the browser has received it, to the frame after the one in which the
 * result is there
 * @throws Error if the result does not come
 */
export async function timePress(
  page: Page,
  target: Locator,
  { mark = 'null', isShown }: Result,
): Promise<number> {
  await page.evaluate(`
    window.pressed = new Promise((resolve, reject) => {
      const mark = ${mark};
      addEventListener('pointerdown', ({ timeStamp }) => {
        const isLate = () => performance.now() - timeStamp > ${PATIENCE_MS};
        const look = () => requestAnimationFrame(${isShown} ? painted : isLate() ? give : look);
        const give = () => reject(new Error('it is not shown after ${PATIENCE_MS} ms'));
        const painted = () => requestAnimationFrame((now) => resolve(performance.now() - timeStamp));
        look();
      }, { capture: true, once: true });
    });
    undefined;
  `);
  await target.click();
  return await page.evaluate<number>('window.pressed');
}
