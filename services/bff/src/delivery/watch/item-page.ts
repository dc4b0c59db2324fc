import { webAddress } from '../../common/text/web-address.constants.js';
import { type DeliveredItemDetailDto, type DeliveredItemDto } from '../feeds/delivered.dto.js';
import { cardsOf } from './cards.js';
import { Html, html } from './html.js';
import { type ShownSet } from './list-pages.js';
import { itemPath, type PagePath, setPath } from './watch-addresses.js';
import { type WatchLanguage } from './watch.constants.js';
import { type WatchTexts } from './locales/en-US.js';
import { textsOf, type WatchPage } from './watch-page.js';
import { filled } from './watch-texts.js';

export interface ItemView {
  item: DeliveredItemDetailDto;
  /** The set in which it is shown, and what comes after it there. */
  within?: { set: ShownSet; neighbours: DeliveredItemDto[] };
  /** Set if it is not what is online: where this page is, and until when. Nothing that is done there is reported. */
  preview?: { path: PagePath; until: string };
}

/** The attributes by which the script of channels knows what to tell. */
interface Marks {
  open?: Html;
  like?: Html;
  share?: Html;
  watch?: Html;
}

/** Where the product itself serves videos; anything else is the page or the file of somebody else. */
const OWN_VIDEO = '/api/files/videos/';
const SIZES = '(min-width: 52rem) 48rem, 100vw';

export function itemPage({ item, within, preview }: ItemView, language: WatchLanguage): WatchPage {
  const { id, title, summary } = item;
  const set = within?.set;
  const page = {
    ...{ language, title, origins: originsIn(item) },
    ...(summary === '' ? {} : { description: summary }),
  };
  if (preview) {
    const note = filled(textsOf(language).preview, { time: preview.until });
    const main = html`<p class="preview" role="note">${note}</p>
      ${articleOf(item, language, {})}`;
    return { ...page, path: preview.path, canonical: null, main };
  }
  const neighbours = within && within.neighbours.length > 0 ? neighboursOf(within, language) : undefined;
  return {
    ...page,
    ...{ path: itemPath(id, set?.id), canonical: itemPath(id) },
    trail: set ? [{ title: set.name, path: setPath(set.id) }] : [],
    main: html`${articleOf(item, language, marksOf(id, set?.id))}${neighbours}`,
  };
}

function marksOf(id: number, setId: number | undefined): Marks {
  const inSet = setId === undefined ? undefined : html` data-sala-set="${setId}"`;
  return {
    open: html` data-sala-open="${id}"${inSet}`,
    like: html` data-sala-like="${id}"${inSet}`,
    share: html` data-sala-share="${id}"${inSet}`,
    watch: html` data-sala-watch="${id}"${inSet}`,
  };
}

function articleOf(item: DeliveredItemDetailDto, language: WatchLanguage, marks: Marks): Html {
  const { title, summary, agesFrom, agesTo, author, subject } = item;
  const texts = textsOf(language);
  return html`<article${marks.open}>
    <header>
      <h1 lang="${item.language}">${title}</h1>
      <ul class="facts">
        <li>${texts.subject[subject]}</li>
        <li>${filled(texts.ages, { from: agesFrom, to: agesTo })}</li>
        <li>${filled(texts.author, { author })}</li>
      </ul>
    </header>
    ${item.kind === 'video' ? videoOf(item, language, marks) : coverOf(item)}
    ${summary === '' ? undefined : html`<p class="lead" lang="${item.language}">${summary}</p>`}
    <div class="body" lang="${item.language}">${new Html(item.html)}</div>
    ${buttonsOf(marks, texts)}
  </article> `;
}

/** Shown by the script, without which they would do nothing. */
function buttonsOf({ like, share }: Marks, texts: WatchTexts): Html | undefined {
  if (!like || !share) return undefined;
  return html`<div class="doing">
      <button type="button" class="like" ${like} aria-pressed="false" hidden>
        <svg aria-hidden="true"><use href="#heart" /></svg>${texts.like}
      </button>
      <button type="button" class="share" ${share} hidden>
        <svg aria-hidden="true"><use href="#share" /></svg>${texts.share}
      </button>
    </div>
    <p role="status" class="shared" data-copied="${texts.copied}" data-copy="${texts.copy}"></p>`;
}

function coverOf({ cover, language }: DeliveredItemDetailDto): Html | undefined {
  if (!cover) return undefined;
  const { address, srcset, width, height, text } = cover;
  return html`<img
    class="cover"
    lang="${language}"
    src="${address}"
    srcset="${srcset}"
    sizes="${SIZES}"
    width="${width}"
    height="${height}"
    alt="${text}"
    fetchpriority="high"
  />`;
}

function videoOf(item: DeliveredItemDetailDto, language: WatchLanguage, marks: Marks): Html {
  const { title, videoAddress, poster, orientation } = item;
  const texts = textsOf(language);
  if (videoAddress === null)
    return html`${coverOf(item)}
      <p class="lead">${texts.noVideo}</p>`;
  const shown = poster === null ? undefined : html` poster="${poster}"`;
  // Nobody else is asked before a child wants to see the video.
  const isOurs = videoAddress.includes(OWN_VIDEO);
  const elsewhere = isOurs
    ? undefined
    : html`<p class="elsewhere">
        <a href="${videoAddress}" rel="noopener noreferrer">${texts.openVideo}</a>
      </p>`;
  return html`<video
      class="${orientation === 'vertical' ? 'vertical' : 'horizontal'}"
      src="${videoAddress}"
      ${shown}
      ${marks.watch}
      controls
      playsinline
      preload="${isOurs ? 'metadata' : 'none'}"
      aria-label="${title}"
    ></video
    >${elsewhere}`;
}

function neighboursOf({ set, neighbours }: NonNullable<ItemView['within']>, language: WatchLanguage): Html {
  const heading = filled(textsOf(language).moreFrom, { set: set.name });
  return html`<section class="shelf" aria-labelledby="more">
    <div class="heading"><h2 id="more">${heading}</h2></div>
    <ul class="cards">
      ${cardsOf(neighbours, { language, setId: set.id })}
    </ul>
  </section>`;
}

/** Somebody who inspected the item has let these sites in. */
function originsIn({ html: body, videoAddress }: DeliveredItemDetailDto): string[] {
  const pictures = Array.from(body.matchAll(/<img src="([^"]+)"/g), ([, address = '']) => address);
  const shown = videoAddress === null ? pictures : [...pictures, videoAddress];
  const urls = shown.map(webAddress).filter((url) => url?.protocol === 'https:');
  return urls.flatMap((url) => url?.origin ?? []);
}
