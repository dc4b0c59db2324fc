import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it';
import { boundedTables } from './bounded-tables.js';
import { unspacedEmphasis } from './unspaced-emphasis.js';

/** How bodies are read, by what renders them and by the editor of the web. HTML in the text is text. */
export function bodyMarkdown(): Parser {
  const markdown = new MarkdownIt('default', { html: false, linkify: true })
    .use(unspacedEmphasis)
    .use(boundedTables);
  // Addresses without a scheme would become http links.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  return markdown;
}
