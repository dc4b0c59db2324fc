import type { Page } from '@playwright/test';

/**
 * Run in the page, for the topmost dialog. They return what breaks the rules: the focus starts at the title or the
 * first field, title and footer stay in sight, the primary action is the last of the footer and stands nowhere else.
 */
const FIND_FOCUS = `(() => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const { activeElement } = document;
  const first = dialog.querySelector('form :is(input, select, textarea)');
  return [dialog.querySelector('h2'), first].includes(activeElement) ? [] : ['focus on ' + activeElement.outerHTML.slice(0, 80)];
})()`;
const FIND_ORDER = `(() => {
  const PRIMARY = '.arco-btn-primary:not(.arco-btn-status-danger)';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const breaches = [];
  const [header, body, , footer] = dialog.firstElementChild.children;
  body.scrollTop = body.scrollHeight;
  const isInSight = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  if (!isInSight(header.getBoundingClientRect())) breaches.push('title out of sight');
  if (!isInSight(footer.getBoundingClientRect())) breaches.push('footer out of sight');
  const buttons = [...footer.querySelectorAll('button')];
  const primary = buttons.filter((button) => button.matches(PRIMARY));
  if (primary.length > 1 || (primary.length === 1 && buttons.at(-1) !== primary[0])) breaches.push('primary action is not the last');
  if (body.querySelector(PRIMARY)) breaches.push('primary action outside of the footer');
  return breaches;
})()`;

export const wrongFocusOf = (page: Page) => page.evaluate<string[]>(FIND_FOCUS);
export const wrongOrderOf = (page: Page) => page.evaluate<string[]>(FIND_ORDER);
