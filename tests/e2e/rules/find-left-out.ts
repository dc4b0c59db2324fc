import type { Page } from '@playwright/test';
import { isLeftOut } from '../../../web/build/arco-styles-in-use.ts';

/** Runs in the page. */
const CLASSES = `[...new Set([...document.querySelectorAll('[class*=arco-]')].flatMap((element) => [...element.classList]))]`;

/** @returns the classes of elements of the page whose rules the build leaves out: `web/build/arco-styles-in-use.ts` */
export async function leftOutClassesOf(page: Page): Promise<string[]> {
  return (await page.evaluate<string[]>(CLASSES)).filter(isLeftOut);
}
