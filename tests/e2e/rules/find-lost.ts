import type { Page } from '@playwright/test';
import { TOPMOST } from './topmost.ts';

/** Runs in the page. Texts that are wider than their box, or that leave the screen where nothing scrolls. */
const FIND_LOST = `(() => {
  // A rotated arrow counts as wider than its line.
  const TOLERANCE = 6;
  const textsOf = (element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const isSeen = (element) => element.checkVisibility() && !element.closest('svg, .visually-hidden, [aria-hidden=true]') && getComputedStyle(element).clipPath === 'none';
  const isInScroller = (element) => {
    for (let box = element.parentElement; box !== null; box = box.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
    return false;
  };
  // What is wider may also be an area for fingers, which has no text.
  const isOutside = (text, { left, right }) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    return box.right > right + TOLERANCE || box.left < left - TOLERANCE;
  };
  return [...${TOPMOST}.querySelectorAll('*')]
    .filter((element) => textsOf(element).length > 0 && isSeen(element) && !element.closest('[role=tablist]'))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isWider = getComputedStyle(element).display !== 'inline' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + TOLERANCE;
      if (isWider && textsOf(element).some((text) => isOutside(text, box))) return true;
      return box.right > document.documentElement.clientWidth + 1 && !isInScroller(element);
    })
    .map((element) => element.localName + ' ' + element.textContent.trim().slice(0, 40));
})()`;

/** @returns the texts of the page, or of the dialog over it, that cannot be read as a whole */
export function lostTextsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_LOST);
}
