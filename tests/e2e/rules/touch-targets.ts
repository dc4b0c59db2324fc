import type { Page } from '@playwright/test';

/** The smallest side of what a finger presses, in CSS pixels. */
const SMALLEST = 40;

/**
 * Runs in the page. A control that looks smaller passes if presses around it reach it: through its label, the box around a
 * field, or a larger area drawn for fingers. A link inside a sentence is exempt, as in WCAG 2.5.8; so is what has no size
 * for sighted users (skip links, visually hidden inputs).
 */
const FIND_SMALL = `(smallest) => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role^=menuitem], [role=switch], [role=slider]';
  const AROUND = 'label, .arco-input-inner-wrapper';
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const isInSentence = (element) =>
    element.matches('a') && getComputedStyle(element).display === 'inline' && element.parentElement.textContent.trim() !== element.textContent.trim();
  const isShown = (element) => {
    const { width, bottom } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]') && width > 1 && bottom > 0;
  };
  const isLargeBox = (element) => {
    const { width, height } = (element.closest(AROUND) ?? element).getBoundingClientRect();
    return Math.min(width, height) >= smallest - 0.5;
  };
  const isHitAround = (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const around = element.closest(AROUND) ?? element;
    const [x, y, reach] = [left + width / 2, top + height / 2, smallest / 2 - 1];
    return [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(([dx, dy]) => around.contains(document.elementFromPoint(x + dx, y + dy)));
  };
  return [...scope.querySelectorAll(CONTROLS)]
    .filter((element) => isShown(element) && !isInSentence(element) && !isLargeBox(element) && !isHitAround(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.outerHTML.slice(0, 120) + ' ' + Math.round(width) + '×' + Math.round(height);
    });
}`;

/** @returns the controls of the page, or of the dialog over it, that are too small for a finger */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(${FIND_SMALL})(${SMALLEST})`);
}
