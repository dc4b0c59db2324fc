import { type DeliveredItemDetailDto, type DeliveredItemDto } from '../feeds/delivered.dto.js';
import { cardsOf } from './cards.js';
import { Html, html } from './html.js';
import { type ShownSet } from './list-pages.js';
import { itemPath, setPath } from './watch-addresses.js';
import { type WatchLanguage } from './watch.constants.js';
import { textsOf, type WatchPage } from './watch-page.js';
import { filled } from './watch-texts.js';

export interface ItemView {
  item: DeliveredItemDetailDto;
  /** The set in which it is shown, and what comes after it there. */
  within?: { set: ShownSet; neighbours: DeliveredItemDto[] };
}

/** Where the product itself serves videos; anything else is the page or the file of somebody else. */
const OWN_VIDEO = '/api/files/videos/';
const SIZES = '(min-width: 52rem) 48rem, 100vw';

export function itemPage({ item, within }: ItemView, language: WatchLanguage): WatchPage {
  const { id, title, summary } = item;
  const set = within?.set;
  return {
    ...{ language, title, path: itemPath(id, set?.id), canonical: itemPath(id) },
    ...(summary === '' ? {} : { description: summary }),
    trail: set ? [{ title: set.name, path: setPath(set.id) }] : [],
    origins: originsIn(item),
    main: html`${articleOf(item, language, set?.id)}${within && within.neighbours.length > 0 ? neighboursOf(within, language) : undefined}`,
  };
}

function articleOf(item: DeliveredItemDetailDto, language: WatchLanguage, setId: number | undefined): Html {
  const { id, title, summary, agesFrom, agesTo, author, subject } = item;
  const texts = textsOf(language);
  const inSet = setId === undefined ? undefined : html` data-sala-set="${setId}"`;
  return html`<article data-sala-open="${id}" ${inSet}>
    <header>
      <h1 lang="${item.language}">${title}</h1>
      <ul class="facts">
        <li>${texts.subject[subject]}</li>
        <li>${filled(texts.ages, { from: agesFrom, to: agesTo })}</li>
        <li>${filled(texts.author, { author })}</li>
      </ul>
    </header>
    ${item.kind === 'video' ? videoOf(item, language, inSet) : coverOf(item)}
    ${summary === '' ? undefined : html`<p class="lead" lang="${item.language}">${summary}</p>`}
    <div class="body" lang="${item.language}">${new Html(item.html)}</div>
    <p class="liking">
      <button type="button" class="like" data-sala-like="${id}" ${inSet} aria-pressed="false" hidden>
        <svg aria-hidden="true"><use href="#heart" /></svg>${texts.like}
      </button>
    </p>
  </article> `;
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

function videoOf(item: DeliveredItemDetailDto, language: WatchLanguage, inSet: Html | undefined): Html {
  const { id, title, videoAddress, poster, orientation } = item;
  const texts = textsOf(language);
  if (videoAddress === null)
    return html`${coverOf(item)}
      <p class="lead">${texts.noVideo}</p>`;
  const shown = poster === null ? undefined : html` poster="${poster}"`;
  const elsewhere = videoAddress.includes(OWN_VIDEO)
    ? undefined
    : html`<p><a href="${videoAddress}" rel="noopener noreferrer">${texts.openVideo}</a></p>`;
  return html`<video
      class="${orientation === 'vertical' ? 'vertical' : 'horizontal'}"
      src="${videoAddress}"
      ${shown}
      data-sala-watch="${id}"
      ${inSet}
      controls
      playsinline
      preload="metadata"
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
  const pictures = Array.from(body.matchAll(/<img src="(https:[^"]+)"/g), ([, address = '']) => address);
  return [...pictures, ...(videoAddress === null ? [] : [videoAddress])].map(
    (address) => new URL(address).origin,
  );
}
