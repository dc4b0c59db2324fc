import { expect, type Page } from '@playwright/test';

/** Runs before the scripts of the page, because some keep the function that they find. */
const COUNT_FRAMES = `
  window.nextFrameOfTest = window.requestAnimationFrame.bind(window);
  window.framesAsked = 0;
  window.requestAnimationFrame = (callback) => {
    window.framesAsked += 1;
    return window.nextFrameOfTest(callback);
  };`;

/** Runs in the page. */
const ASKED_IN_FIVE_FRAMES = `(async () => {
  const before = window.framesAsked;
  for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => window.nextFrameOfTest(resolve));
  return window.framesAsked - before;
})()`;

/** Call it before a page is opened. */
export async function observeFrames(page: Page): Promise<void> {
  await page.addInitScript(COUNT_FRAMES);
}

/** A page at which nobody does anything draws nothing: to draw keeps the processor of a phone awake. */
export async function expectRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<number>(ASKED_IN_FIVE_FRAMES), 'frames asked for at rest').toBe(0);
}
