import type { Page } from '@playwright/test';

/** Runs in the page. Charts of cards beside each other that begin at different heights. */
const FIND_UNEVEN = `(() => {
  const TOLERANCE = 2;
  const topOf = (element) => Math.round(element.getBoundingClientRect().top);
  const uneven = [];
  for (const row of document.querySelectorAll('[data-columns]')) {
    const lines = new Map();
    for (const card of row.children) {
      const canvas = card.querySelector('canvas');
      if (canvas !== null) lines.set(topOf(card), [...(lines.get(topOf(card)) ?? []), topOf(canvas)]);
    }
    for (const tops of lines.values())
      if (Math.max(...tops) - Math.min(...tops) > TOLERANCE) uneven.push(row.textContent.slice(0, 40) + ': ' + tops.join(', '));
  }
  return uneven;
})()`;

/** @returns the rows of charts that do not begin at one height */
export function unevenRowsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_UNEVEN);
}
