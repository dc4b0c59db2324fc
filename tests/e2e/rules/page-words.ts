import type { Page } from '@playwright/test';

/** Runs in the page. The levels of its largest headings. */
const LARGEST_HEADINGS = `(() => {
  const headings = [...document.querySelectorAll('h1, h2, h3')];
  const sizeOf = (heading) => parseFloat(getComputedStyle(heading).fontSize);
  const largest = Math.max(...headings.map(sizeOf));
  return headings.filter((heading) => sizeOf(heading) === largest).map(({ tagName }) => tagName);
})()`;
/** Matches a text key. Users see a key only if its text is missing. */
const NAME_OF_TEXT =
  /\b(app|shared|menu|action|error|column|policies|cards|enquiries|messages|workplace)[.:][a-z]\w+/i;

/** Runs in the page. Names of controls that lack the text of the control, which people say who speak to their computer. */
const LACKING_NAMES = `(() => {
  const plain = (text) => text.normalize().toLowerCase().replaceAll(/[\\p{P}\\p{S}\\p{Z}\\s]+/gu, ' ').trim();
  const seenIn = (control) => {
    const copy = control.cloneNode(true);
    for (const hidden of copy.querySelectorAll('svg, .visually-hidden, [aria-hidden=true]')) hidden.remove();
    return plain(copy.textContent);
  };
  return [...document.querySelectorAll(':is(a, button, [role=button], [role=tab])[aria-label]')]
    .filter((control) => control.checkVisibility() && !plain(control.ariaLabel).includes(seenIn(control)))
    .map((control) => control.ariaLabel + ' lacks ' + seenIn(control));
})()`;

/** @returns what is wrong with the headings, the title, the language and the texts of the page */
export async function wrongWordsOf(page: Page, language: string): Promise<string[]> {
  const wrong: string[] = [];
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) wrong.push('not one heading of level 1');
  const largest = await page.evaluate<string[]>(LARGEST_HEADINGS);
  if (largest.join() !== 'H1') wrong.push(`the largest headings are ${largest.join()}`);
  if (/^Sala$|^$/.test(await page.title())) wrong.push('no title of its own');
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language) wrong.push(`the language is ${lang ?? 'not named'}`);
  const key = NAME_OF_TEXT.exec(await page.locator('body').innerText());
  if (key !== null) wrong.push(`no text for ${key[0]}`);
  for (const name of await page.evaluate<string[]>(LACKING_NAMES)) wrong.push(name);
  return wrong;
}
