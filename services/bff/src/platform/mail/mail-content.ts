import { escapeHtml } from '../../common/text/escape-html.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { translate } from '../../common/messages/translate.js';
import { type Organisation } from '../../config/organisation/organisation.js';
import { type Mail } from './mail.js';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const LINK = /^https?:\/\/\S+$/;

/** Subject and text in the language of the reader. Values never become markup or further headers. */
export function contentOf(
  { language, template, values, items = [] }: Mail,
  organisation: Organisation,
): MailContent {
  const entries = Object.entries({ ...values, school: organisation.name[language] });
  const shown = Object.fromEntries(entries.map(([name, value]) => [name, onOneLine(value)]));
  const subject = onOneLine(translate(language, `mail.${template}.subject`, shown));
  const [first = '', ...others] = translate(language, `mail.${template}.text`, shown).split('\n\n');
  const text = [first, ...items.map(onOneLine), ...others, signatureOf(organisation, language)].join('\n\n');
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${markup(paragraph)}</p>`);
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body>${paragraphs.join('')}</body></html>`;
  return { subject, text, html };
}

/** A paragraph that is only an address becomes a link. */
function markup(paragraph: string): string {
  const text = escapeHtml(paragraph);
  return LINK.test(paragraph) ? `<a href="${text}">${text}</a>` : text.replaceAll('\n', '<br>');
}

/** Whom a reader asks: the school, and how it is reached. */
function signatureOf({ name, address, telephone, email }: Organisation, language: Language): string {
  const lines = [name[language], address?.text[language], telephone, email];
  return lines.filter((line) => line !== undefined).join('\n');
}

function onOneLine(value: string | number): string {
  return String(value).replaceAll(/\s+/g, ' ').trim();
}
