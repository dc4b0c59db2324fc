import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** HTML in the text is shown as text. */
const markdown = new MarkdownIt('default', { html: false, linkify: true });
// Addresses without a scheme would become http links.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

const LINK_REL = 'noopener noreferrer';

/** A second line of defence behind the parser, which escapes HTML and refuses scripts as addresses. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['em', 'strong', 's', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    ol: ['start'],
  },
  allowedSchemes: ['https'],
  allowedSchemesByTag: {},
  allowProtocolRelative: false,
  transformTags: {
    // The page around it has the heading of the first rank.
    h1: 'h2',
    h2: 'h3',
    h3: 'h4',
    h4: 'h5',
    h5: 'h6',
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: {
        href,
        ...(title === undefined ? {} : { title }),
        ...(/^https:/i.test(href) ? { rel: LINK_REL } : {}),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  // What is left of a picture whose address is refused.
  exclusiveFilter: ({ tag, attribs: { src = '' } }) => tag === 'img' && src === '',
};

/** Markdown as HTML that any page may show. The same in previews and for readers. */
export function renderBody(body: string): string {
  return sanitizeHtml(markdown.render(body), RULES);
}
