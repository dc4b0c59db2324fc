import { StartupError } from '../../common/errors/startup-error.js';
import { escapeHtml } from '../../common/text/escape-html.js';
import { DEFAULT_LANGUAGE, type Language } from '../../common/messages/languages.constants.js';
import { type ShownLogo, type ShownOrganisation } from './organisation-files.js';

/** The name in web/index.html, shown where no server fills in another one. */
const BUILT_IN_NAME = /\bSala\b/g;
const TITLE = '<title>Sala</title>';
/** A text in one language, from the tag that names the language to the next tag. */
const IN_LANGUAGE = /<[^>]* lang="(en-US|zh-CN|km-KH)"[^>]*>[^<]*/g;
const MARK = /<svg width="(\d+)" height="\1"[\s\S]*?<\/svg>/;
const ICON = /<link rel="icon"[^>]*>/;
/** How many times as wide as it is high a logo may be shown, as web/src/shared/ui/layout/brand.tsx has it. */
const WIDEST = 3;

/**
 * The document of the product with the name and the logo of the school, for what is seen before the script runs. The
 * script reads both, and the time zone, from the meta element: web/src/shared/organisation.
 * @throws StartupError if the document is not the built one
 */
export function fillShell(
  html: string,
  { name, logo }: Pick<ShownOrganisation, 'name' | 'logo'>,
  timeZone: string,
): string {
  if (!html.includes(TITLE)) {
    throw new StartupError(
      'SALA_WEB_DIR: its index.html is not the one of this version; build the web again.',
    );
  }
  const withNames = html
    .replaceAll(IN_LANGUAGE, (part, language: Language) => fillName(part, name[language]))
    .replaceAll(BUILT_IN_NAME, () => escapeHtml(name[DEFAULT_LANGUAGE]));
  const facts = `<meta name="organisation" content="${escapeHtml(JSON.stringify({ name, timeZone, logo }))}" />`;
  const named = withNames.replace('</title>', () => `</title>\n    ${facts}`);
  return logo === undefined ? named : fillLogo(named, logo);
}

function fillName(part: string, name: string): string {
  return part.replaceAll(BUILT_IN_NAME, () => escapeHtml(name));
}

function fillLogo(html: string, { path, mediaType, width, height }: ShownLogo): string {
  return html
    .replace(ICON, `<link rel="icon" href="${path}" type="${mediaType}" />`)
    .replace(MARK, (_, size: string) => {
      const scale = Math.min(Number(size) / height, (WIDEST * Number(size)) / width);
      const [shownWidth, shownHeight] = [width, height].map((length) => Math.round(length * scale));
      return `<img src="${path}" alt="" width="${shownWidth}" height="${shownHeight}" />`;
    });
}
