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
 * @returns milliseconds from the release of the mouse button, which makes it a click, until the first frame with the
 * result is painted. How long the button is held is the visitor's time.
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
      addEventListener('pointerup', ({ timeStamp }) => {
        const isLate = () => performance.now() - timeStamp > ${PATIENCE_MS};
        const frame = () => {
          if (${isShown}) afterPaint(() => resolve(performance.now() - timeStamp));
          else if (isLate()) reject(new Error('it is not shown after ${PATIENCE_MS} ms'));
          else requestAnimationFrame(frame);
        };
        // This frame is painted when the callbacks of the frame have run, and before the next task.
        const afterPaint = (then) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = then;
          port2.postMessage(null);
        };
        requestAnimationFrame(frame);
      }, { capture: true, once: true });
    });
    undefined;
  `);
  await target.click();
  return await page.evaluate<number>('window.pressed');
}
