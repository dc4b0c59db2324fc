import { type Env } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { MEDIA_SCHEME, type PictureSource } from '../media/media.constants.js';
import { BodyAddresses, type BodyPlace } from './body-addresses.js';
import { bodyMarkdown } from './markdown/body-markdown.js';

const markdown = bodyMarkdown();

/** The pictures of a body that are shown, by their ids. */
type Pictures = ReadonlyMap<string, PictureSource>;

interface Environment extends Env {
  pictures: Pictures;
  addresses: BodyAddresses;
}

const LINK_REL = 'noopener noreferrer';

const drawImage = markdown.renderer.rules.image;
markdown.renderer.rules.image = (tokens, at, options, env, renderer) => {
  const token = tokens[at];
  const address = String(token?.attrGet('src') ?? '');
  const { pictures, addresses } = env as Environment;
  if (address.startsWith(MEDIA_SCHEME)) {
    const picture = pictures.get(address.slice(MEDIA_SCHEME.length));
    token?.attrSet('src', picture?.address ?? '');
    for (const [name, value] of Object.entries(picture ? attributesOf(picture) : {}))
      token?.attrSet(name, value);
  } else token?.attrSet('src', addresses.picture(address) ?? '');
  return drawImage?.(tokens, at, options, env, renderer) ?? '';
};

markdown.renderer.rules.link_open = (tokens, at, options, env, renderer) => {
  const token = tokens[at];
  const { addresses } = env as Environment;
  const address = addresses.link(String(token?.attrGet('href') ?? ''));
  token?.attrSet('href', address ?? '');
  if (address !== null && addresses.isForeign(address)) token?.attrSet('rel', LINK_REL);
  return renderer.renderToken(tokens, at, options);
};

/** A page is at most as wide as text that is easy to read. */
const SIZES = '(min-width: 48rem) 46rem, 100vw';

function attributesOf({ srcset, width, height }: PictureSource): Record<string, string> {
  return { srcset, sizes: SIZES, width: String(width), height: String(height) };
}

/** A second line of defence behind the parser, which escapes HTML, and `BodyAddresses`, which chooses the addresses. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['em', 'strong', 's', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'title', 'loading'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http'],
  allowedSchemesByTag: { a: ['https', 'http', 'mailto', 'tel'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({ tagName, attribs: href ? { href, ...attribs } : attribs }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  // What is left of a picture whose address is refused.
  exclusiveFilter: ({ tag, attribs: { src = '' } }) => tag === 'img' && src === '',
};

/** Markdown as HTML that any page may show. The same in previews and for readers, but for the addresses of what is our own. */
export function renderBody(body: string, place: BodyPlace, pictures: Pictures = new Map()): string {
  const environment: Environment = { pictures, addresses: new BodyAddresses(place) };
  return withOutline(sanitizeHtml(markdown.render(body, environment), RULES));
}

/** What is sanitized has neither attributes of headings nor unescaped brackets. */
const HEADING = /<h([1-6])>(.*?)<\/h\1>\n?/gs;
const TAG_OF_TEXT = /<(?!img)[^>]*>/g;
const LOWEST_RANK = 6;

/**
 * Ranks of headings without gaps, whatever the author has written: each is one below the heading that it belongs to. They
 * begin at the second one, because the page around has the first. A heading that shows nothing is left out.
 */
function withOutline(html: string): string {
  const open: string[] = [];
  return html.replaceAll(HEADING, (_heading, written: string, shown: string) => {
    if (shown.replaceAll(TAG_OF_TEXT, '').trim() === '') return '';
    while (open.at(-1) !== undefined && Number(open.at(-1)) >= Number(written)) open.pop();
    open.push(written);
    const rank = Math.min(open.length + 1, LOWEST_RANK);
    return `<h${rank}>${shown}</h${rank}>\n`;
  });
}

/** Whether a picture of the body does not say what it shows. */
export function hasUndescribed(body: string): boolean {
  return inlineTokens(body).some(({ type, content }) => type === 'image' && content.trim() === '');
}

/** The first link or picture of a body that would lead readers nowhere, as it was written. */
export function deadAddressIn(body: string, place: BodyPlace): string | undefined {
  const addresses = new BodyAddresses(place);
  for (const token of inlineTokens(body)) {
    const href = String(token.attrGet('href') ?? '');
    if (token.type === 'link_open' && addresses.link(href) === null) return markdown.normalizeLinkText(href);
    const source = String(token.attrGet('src') ?? '');
    const isOwn = source.startsWith(MEDIA_SCHEME);
    if (token.type === 'image' && !isOwn && addresses.picture(source) === null)
      return markdown.normalizeLinkText(source);
  }
  return undefined;
}

function inlineTokens(body: string) {
  return markdown.parse(body, {}).flatMap(({ children }) => children ?? []);
}
