/** What a paste has that a body cannot take. */
export interface PastedHtml {
  html: string;
  /** Those that the text itself contains. */
  pictures: File[];
  /** Those of which it has only an address, on another site or on a disk. */
  lostPictures: number;
  /** Whether it is nothing but pictures. */
  isBlank: boolean;
}

/** A document of its own, in which nothing is loaded or run. */
const policy = window.trustedTypes?.createPolicy('pasted-body', { createHTML: (html) => html });
const OWN_PICTURE = 'media:';

const LIST_PARAGRAPH = /mso-list:\s*l(\d+)\s+level(\d+)/i;
/** Elements that show nothing, or that other programs say of themselves. */
const NOT_TEXT =
  'style, script, meta, link, title, template, noscript, svg, object, iframe, input, button, video, audio';

/**
 * HTML of Word, Google Docs, Pages and web pages as plain structure: Word writes lists as paragraphs, and its titles by class.
 * No picture of another address stays in it.
 */
export function cleanHtml(html: string): PastedHtml {
  const page = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  for (const element of page.querySelectorAll(NOT_TEXT)) element.remove();
  for (const element of page.querySelectorAll('[style*="display:none"], [style*="mso-hide:all"]'))
    element.remove();
  removeComments(page);
  for (const title of page.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const subtitle of page.querySelectorAll('p.MsoSubtitle')) rename(subtitle, 'h3');
  // Google Docs puts all that it copies into such an element.
  for (const wrapper of page.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  nestLists(page);
  const lists = listParagraphs(page);
  for (const run of lists) makeList(run);
  const pictures: File[] = [];
  let lostPictures = 0;
  for (const picture of page.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? '';
    if (source.startsWith(OWN_PICTURE)) continue;
    const file = fileOf(source);
    if (file !== null) pictures.push(file);
    else if (source !== '') lostPictures += 1;
    picture.remove();
  }
  const isBlank = page.body.textContent.trim() === '' && page.querySelector('img, hr, table') === null;
  return { html: page.body.innerHTML, pictures, lostPictures, isBlank };
}

const DATA = /^data:(image\/(?:png|jpeg|gif|webp|avif|bmp));base64,([A-Za-z0-9+/=\s]+)$/;

function fileOf(source: string): File | null {
  const [, type = '', data = ''] = DATA.exec(source) ?? [];
  if (data === '') return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}

/** Among them are the conditions in which Word hides its bullets. */
function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Google Docs puts an inner list beside its item, not into it. */
function nestLists(page: Document): void {
  for (const inner of page.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    inner.previousElementSibling?.append(inner);
}

/** The runs of paragraphs that Word means as a list. */
function listParagraphs(page: Document): HTMLElement[][] {
  const runs: HTMLElement[][] = [];
  for (const paragraph of page.querySelectorAll<HTMLElement>('[style*="mso-list" i]')) {
    if (!LIST_PARAGRAPH.test(paragraph.getAttribute('style') ?? '')) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === paragraph.previousElementSibling) run.push(paragraph);
    else runs.push([paragraph]);
  }
  return runs;
}

const NUMBER = /^[\s(]*(\d+|[a-z]{1,4})[.)]/i;

function makeList(paragraphs: HTMLElement[]): void {
  const [first] = paragraphs;
  if (first === undefined) return;
  const place = first.ownerDocument.createComment('');
  first.before(place);
  /** The lists that are open, the outermost first. */
  const open: HTMLElement[] = [];
  let root: HTMLElement | null = null;
  for (const paragraph of paragraphs) {
    const level = Number(LIST_PARAGRAPH.exec(paragraph.getAttribute('style') ?? '')?.[2] ?? 1);
    const marker = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list" i]')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const number = NUMBER.exec(marker?.textContent ?? '')?.[1];
    marker?.remove();
    open.length = Math.min(open.length, level);
    while (open.length < Math.max(level, 1)) {
      const list = first.ownerDocument.createElement(number === undefined ? 'ul' : 'ol');
      if (number !== undefined && /^\d+$/.test(number)) list.setAttribute('start', number);
      const outer = open.at(-1);
      if (outer === undefined) root = list;
      else
        (outer.lastElementChild ?? outer.appendChild(first.ownerDocument.createElement('li'))).append(list);
      open.push(list);
    }
    const item = first.ownerDocument.createElement('li');
    const text = first.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
  if (root !== null) place.replaceWith(root);
}
