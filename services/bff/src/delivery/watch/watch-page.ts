import { type Language } from '../../common/messages/languages.constants.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { type Organisation } from '../../config/organisation/organisation.js';
import { type Channel } from '../channels/channel.entity.js';
import { addressOf, HOME, type PagePath } from './watch-addresses.js';
import { type WatchAssets } from './watch-assets.js';
import { LOGO, SYMBOLS } from './drawings.js';
import { html, type Html } from './html.js';
import { OWN_NAMES, WATCH_LANGUAGES, type WatchLanguage } from './watch.constants.js';
import { type WatchTexts } from './locales/en-US.js';
import { filled, WATCH_TEXTS } from './watch-texts.js';

const FILES = `${SERVED_PREFIXES.api}/files/`;

/** What all pages of a deployment have in common. */
export interface WatchSite {
  assets: WatchAssets;
  organisation: Organisation;
  publicUrl: string;
  /** Without it, nothing is counted. */
  channel?: Pick<Channel, 'key' | 'visitors'>;
}

/** A page, without what is around it. */
export interface WatchPage {
  language: WatchLanguage;
  /** The page in each language. */
  path: PagePath;
  title: string;
  description?: string;
  /** The address for search engines, if the page has another. Null: they are not to keep it. */
  canonical?: PagePath | null;
  /** What leads back: from the first page to this one. */
  trail?: { title: string; path: PagePath; language?: Language }[];
  main: Html;
  /** Sites besides this one from which it shows pictures and videos. */
  origins?: string[];
}

export function textsOf(language: WatchLanguage): WatchTexts {
  return WATCH_TEXTS[WATCH_LANGUAGES[language]];
}

/** Nothing runs or loads but our own files, and what the school itself has chosen to show. */
export function policyOf({ origins = [] }: Pick<WatchPage, 'origins'>): string {
  const shown = ["'self'", ...new Set(origins)].join(' ');
  return (
    `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self' data:; img-src ${shown}; media-src ${shown}; ` +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
  );
}

/** The whole document. Its pictures and videos are here, by whichever name of the product it was asked for. */
export function documentOf(page: WatchPage, site: WatchSite): string {
  return htmlOf(page, site)
    .text.replaceAll(`${site.publicUrl}${FILES}`, FILES)
    .replaceAll(` src="${site.publicUrl}/`, ' src="/');
}

function htmlOf(page: WatchPage, site: WatchSite): Html {
  const { language, main, title, description } = page;
  const texts = textsOf(language);
  const { assets, organisation, channel } = site;
  const tag = WATCH_LANGUAGES[language];
  const school = organisation.name[tag];
  const khmerStyle = language === 'km' ? assets.khmerStyle : undefined;
  const remembers = channel?.visitors === 'remembered' ? html` data-remember` : undefined;
  const events =
    channel && html`<script src="${assets.events}" data-key="${channel.key}" ${remembers} defer></script>`;
  return html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${school}</title>
        <meta name="description" content="${description ?? filled(texts.invitation, { school })}" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fff8ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10162b" media="(prefers-color-scheme: dark)" />
        ${relationsOf(page, site)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${assets.style}" />
        ${khmerStyle === undefined ? undefined : html`<link rel="stylesheet" href="${khmerStyle}" />`}
        ${events}
        <script src="${assets.script}" type="module"></script>
      </head>
      <body>
        ${SYMBOLS}
        <a class="skip" href="#content">${texts.skip}</a>
        <header class="top">
          <a class="brand" href="${addressOf(language, HOME)}"
            >${LOGO}<span><b>${school}</b> <i>${texts.channel}</i></span></a
          >
          ${languagesOf(page)}
        </header>
        <main id="content" tabindex="-1">${trailOf(page)} ${main}</main>
        <footer class="bottom">
          <p>${filled(texts.sample, { school })} ${texts.privacy}</p>
          <p><a href="${language === 'en' ? '/' : `/${tag}/`}">${texts.about}</a></p>
        </footer>
      </body>
    </html> `;
}

function relationsOf({ language, path, canonical = path }: WatchPage, { publicUrl }: WatchSite): Html {
  if (canonical === null) return html`<meta name="robots" content="noindex" />`;
  const others = Object.entries(WATCH_LANGUAGES) as [WatchLanguage, Language][];
  return html`<link rel="canonical" href="${publicUrl}${addressOf(language, canonical)}" />${others.map(
      ([name, tag]) =>
        html`<link rel="alternate" hreflang="${tag}" href="${publicUrl}${addressOf(name, canonical)}" />`,
    )}`;
}

function languagesOf({ language, path }: WatchPage): Html {
  const all = Object.entries(WATCH_LANGUAGES) as [WatchLanguage, Language][];
  return html`<nav class="languages" aria-label="${textsOf(language).language}">
    <ul>
      ${all.map(
        ([name, tag]) =>
          html`<li>
            <a
              href="${addressOf(name, path)}"
              lang="${tag}"
              hreflang="${tag}"
              ${name === language ? html` aria-current="true"` : undefined}
              >${OWN_NAMES[tag]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

function trailOf({ language, trail }: WatchPage): Html | undefined {
  if (!trail) return undefined;
  const { home, path: label } = textsOf(language);
  const steps = [{ title: home, path: HOME }, ...trail];
  return html`<nav class="trail" aria-label="${label}">
    <ol>
      ${steps.map(({ title, path }) => html`<li><a href="${addressOf(language, path)}">${title}</a></li>`)}
    </ol>
  </nav>`;
}
