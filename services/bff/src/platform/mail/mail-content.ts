import { translate } from '../../common/messages/translate.js';
import { type Mail } from './mail.js';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const LINK = /^https?:\/\/\S+$/;

/** Subject and text in the language of the reader. Values never become markup or further headers. */
export function contentOf({ language, template, values }: Mail): MailContent {
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, onOneLine(value)]));
  const subject = onOneLine(translate(language, `mail.${template}.subject`, shown));
  const text = translate(language, `mail.${template}.text`, shown);
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${markup(paragraph)}</p>`);
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(subject)}</title><body>${paragraphs.join('')}</body></html>`;
  return { subject, text, html };
}

/** A paragraph that is only an address becomes a link. */
function markup(paragraph: string): string {
  const text = escaped(paragraph);
  return LINK.test(paragraph) ? `<a href="${text}">${text}</a>` : text.replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function onOneLine(value: string | number): string {
  return String(value).replaceAll(/\s+/g, ' ').trim();
}
