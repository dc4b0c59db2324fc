import type { Page } from '@playwright/test';

/**
 * Runs in the page. All its sheets are exchanged for the same in reverse order, after the one that names the order of
 * the layers.
 */
const CHANGED = `(() => {
  const elements = [...document.querySelectorAll('body, body *:not(script, svg *)')];
  const looks = () => elements.map((element) => getComputedStyle(element).cssText);
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  const own = document.adoptedStyleSheets;
  const show = (adopted) => { document.adoptedStyleSheets = [...adopted, ...own, still]; };
  show([]);
  const before = looks();
  const sheets = [...document.styleSheets].filter((sheet) => !sheet.disabled);
  const [first, ...others] = sheets.map((sheet) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join(''));
    return copy;
  });
  for (const sheet of sheets) sheet.disabled = true;
  show([first, ...others.reverse()]);
  const after = looks();
  for (const sheet of sheets) sheet.disabled = false;
  document.adoptedStyleSheets = own;
  const different = (one, other) => {
    const known = new Set(other.split('; '));
    return one.split('; ').filter((line) => !known.has(line)).slice(0, 5).join(', ');
  };
  return elements
    .map((element, at) => [element, before[at], after[at]])
    .filter(([, one, other]) => one !== other)
    .map(([element, one, other]) => element.tagName + '.' + element.getAttribute('class') + ': ' + different(one, other));
})()`;

/** The elements whose look depends on the order in which style sheets load. */
export async function dependentOnOrder(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(CHANGED);
}
