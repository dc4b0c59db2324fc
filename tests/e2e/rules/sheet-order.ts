import type { Page } from '@playwright/test';
import { TOPMOST } from './topmost.ts';

/**
 * Runs in the page. All its sheets are exchanged for the same in reverse order, after the one that names the order of
 * the layers. Of elements that no rule tells apart, such as the cells of a column, it looks at one.
 */
const CHANGED = `(() => {
  const OWN = /^(id|href|src|for|title|aria-(label|labelledby|describedby|controls))$/;
  const numbers = new Map();
  const kinds = new Map([[null, 0]]);
  const kindOf = (element) => {
    if (kinds.has(element)) return kinds.get(element);
    const { parentElement, previousElementSibling: before, nextElementSibling: next } = element;
    const said = [...element.attributes].filter(({ name }) => !OWN.test(name)).map(({ name, value }) => name + '=' + value);
    const place = [before && before.localName + before.getAttribute('class'), next === null, element.matches(':empty')];
    const text = [kindOf(parentElement), element.localName, ...said, ...place].join();
    if (!numbers.has(text)) numbers.set(text, numbers.size + 1);
    kinds.set(element, numbers.get(text));
    return kinds.get(element);
  };
  const topmost = ${TOPMOST};
  const reached = [topmost, ...topmost.querySelectorAll('*:not(script, svg *)')];
  const elements = [...new Map(reached.map((element) => [kindOf(element), element])).values()];
  const sheets = [...document.styleSheets].filter((sheet) => !sheet.disabled);
  const rulesIn = ({ cssRules = [] }) => [...cssRules].flatMap((rule) => [rule, ...rulesIn(rule)]);
  const setBy = (sheet) => [...new Set(rulesIn(sheet).flatMap(({ style }) => [...(style ?? [])]))];
  const all = sheets.flatMap(setBy).filter((name) => !name.startsWith('--'));
  // Only these may depend on which sheet comes last.
  const disputed = [...new Set(all.filter((name, at) => all.indexOf(name) !== at))];
  const lookOf = (style) => disputed.map((name) => name + ': ' + style.getPropertyValue(name)).join('; ');
  const looks = () => elements.map((element) => lookOf(getComputedStyle(element)));
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  const own = [...document.adoptedStyleSheets];
  const show = (adopted) => { document.adoptedStyleSheets = [...adopted, ...own, still]; };
  // Copies are compared with copies, because some rules are not written as they were read.
  const [first, ...others] = sheets.map((sheet) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join(''));
    return copy;
  });
  for (const sheet of sheets) sheet.disabled = true;
  show([first, ...others]);
  const before = looks();
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
