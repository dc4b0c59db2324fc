import type { Page } from '@playwright/test';

/** The smallest side of what a finger presses, in CSS pixels. */
const SMALLEST = 40;

/**
 * Runs in the page. The label of a checkbox belongs to its target. A link inside a sentence is exempt, as in WCAG 2.5.8;
 * so is what has no size for sighted users (skip links, visually hidden inputs).
 */
const FIND_SMALL = `(smallest) => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role^=menuitem], [role=switch], [role=slider]';
  const isInSentence = (element) =>
    element.matches('a') && getComputedStyle(element).display === 'inline' && element.parentElement.textContent.trim() !== element.textContent.trim();
  const boxOf = (element) => (element.closest('label') ?? element).getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]'))
    .filter((element) => element.getBoundingClientRect().width > 1 && boxOf(element).bottom > 0 && !isInSentence(element))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => Math.min(box.width, box.height) < smallest - 0.5)
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return element.tagName.toLowerCase() + ' “' + name + '” ' + Math.round(box.width) + '×' + Math.round(box.height);
    });
}`;

/** @returns the controls in sight that are too small for a finger */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(${FIND_SMALL})(${SMALLEST})`);
}
