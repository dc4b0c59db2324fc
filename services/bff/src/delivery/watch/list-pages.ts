import {
  type DeliveredSetDto,
  type DeliveredSetItemsDto,
  type SetBeginning,
} from '../feeds/delivered.dto.js';
import { cardsOf } from './cards.js';
import { HERO, type Scene } from './drawings.js';
import { html, type Html } from './html.js';
import { addressOf, after, HOME, setPath } from './watch-addresses.js';
import { type WatchLanguage } from './watch.constants.js';
import { textsOf, type WatchPage } from './watch-page.js';
import { filled } from './watch-texts.js';

export interface Home {
  shelves: SetBeginning[];
  /** Where the following shelves begin. */
  next: string | null;
  /** Whether there are others before these. */
  isLater: boolean;
}

/** Pictures of the first shelf that a screen shows at once. */
const IN_VIEW = 4;

export function homePage(
  { shelves, next, isLater }: Home,
  language: WatchLanguage,
  school: string,
): WatchPage {
  const texts = textsOf(language);
  const home = addressOf(language, HOME);
  const isEmpty = shelves.length === 0 && !isLater;
  return {
    ...{ language, path: HOME, title: texts.channel, canonical: isLater ? null : HOME },
    main: html`<section class="hero">
        <div>
          <h1>${texts.greeting}</h1>
          <p>${filled(texts.invitation, { school })}</p>
        </div>
        ${HERO}
      </section>
      ${isEmpty ? notice({ title: texts.emptyTitle, text: texts.emptyText, scene: 'painting' }) : undefined}
      ${shelves.map((shelf, at) => shelfOf(shelf, language, at === 0 && !isLater ? IN_VIEW : 0))}
      ${
        next === null && !isLater
          ? undefined
          : html`<p class="paging">
              ${isLater ? linkTo(home, texts.first) : undefined}${
                next === null ? undefined : linkTo(after(home, next), texts.more)
              }
            </p>`
      }`,
  };
}

function shelfOf(set: SetBeginning, language: WatchLanguage, inView: number): Html {
  const { id: setId, name, items, count } = set;
  const { seeAll } = textsOf(language);
  const heading = `set-${setId}`;
  const all =
    count > items.length
      ? html`<a class="all" href="${addressOf(language, setPath(setId))}" aria-describedby="${heading}"
          >${filled(seeAll, { count: new Intl.NumberFormat().format(count) })}</a
        >`
      : undefined;
  return html`<section class="shelf" aria-labelledby="${heading}">
    <div class="heading">
      <h2 id="${heading}"><a href="${addressOf(language, setPath(setId))}">${name}</a></h2>
      ${all}
    </div>
    <ul class="cards">
      ${cardsOf(items, { language, setId, inView })}
    </ul>
  </section> `;
}

export interface SetView {
  set: DeliveredSetItemsDto;
  isLater: boolean;
}

export function setPage({ set, isLater }: SetView, language: WatchLanguage): WatchPage {
  const { id: setId, name, items, next } = set;
  const texts = textsOf(language);
  const path = setPath(setId);
  const address = addressOf(language, path);
  return {
    ...{ language, path, title: name, canonical: isLater ? null : path, trail: [] },
    main: html`<h1>${name}</h1>
      <ul class="cards grid">
        ${cardsOf(items, { language, setId, inView: IN_VIEW })}
      </ul>
      <p class="paging">
        ${isLater ? linkTo(address, texts.first) : undefined}${
          next === null ? undefined : linkTo(after(address, next), texts.more)
        }
      </p>`,
  };
}

function linkTo(address: string, text: string): Html {
  return html`<a class="button" href="${address}">${text}</a>`;
}

export interface Notice {
  title: string;
  text: string;
  scene: Scene;
}

export function notice({ title, text, scene }: Notice, below?: Html): Html {
  return html`<section class="notice">
    <svg viewBox="0 0 240 180" aria-hidden="true"><use href="#scene-${scene}" /></svg>
    <h2>${title}</h2>
    <p>${text}</p>
    ${below}
  </section>`;
}

/** Instead of a page. */
export function noticePage(
  { title, text, scene }: Notice,
  language: WatchLanguage,
  again?: string,
): WatchPage {
  const texts = textsOf(language);
  const address = again ?? addressOf(language, HOME);
  return {
    ...{ language, path: HOME, title, canonical: null },
    main: html`<section class="notice">
      <svg viewBox="0 0 240 180" aria-hidden="true"><use href="#scene-${scene}" /></svg>
      <h1>${title}</h1>
      <p>${text}</p>
      ${linkTo(address, again === undefined ? texts.toHome : texts.tryAgain)}
    </section>`,
  };
}

export type ShownSet = Pick<DeliveredSetDto, 'id' | 'name'>;
