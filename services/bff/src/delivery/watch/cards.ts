import { type DeliveredItemDto } from '../feeds/delivered.dto.js';
import { motifOf } from './drawings.js';
import { html, type Html } from './html.js';
import { addressOf, itemPath } from './watch-addresses.js';
import { OWN_NAMES, WATCH_LANGUAGES, type WatchLanguage } from './watch.constants.js';
import { textsOf } from './watch-page.js';
import { filled } from './watch-texts.js';

export interface Shown {
  language: WatchLanguage;
  setId: number;
  /** How many of the first are in view at once, and so are loaded at once. */
  inView?: number;
}

const SECONDS_PER_MINUTE = 60;
/** As the style sheet lays them out. */
const SIZES = '(min-width: 20rem) 17rem, 78vw';

export function cardsOf(items: DeliveredItemDto[], { inView = 0, ...shown }: Shown): Html[] {
  return items.map((item, at) => cardOf(item, shown, at < inView));
}

function cardOf(item: DeliveredItemDto, { language, setId }: Shown, isInView: boolean): Html {
  const { id, title, kind, seconds } = item;
  const texts = textsOf(language);
  const isForeign = item.language !== WATCH_LANGUAGES[language];
  return html`<li class="card" data-sala-item="${id}" data-sala-set="${setId}">
    <a href="${addressOf(language, itemPath(id, setId))}">
      <span class="picture ${item.subject}">${pictureOf(item, isInView)}${lengthOf(seconds, language)}</span>
      <span class="title" lang="${item.language}">${title}</span>
      <span class="about"
        ><svg aria-hidden="true"><use href="#kind-${kind}" /></svg>${texts.kind[kind]}${
          isForeign
            ? html` &middot; <span lang="${item.language}">${OWN_NAMES[item.language]}</span>`
            : undefined
        }</span
      ></a
    >
  </li> `;
}

/** The title says what it is, so the picture has no text here. */
function pictureOf({ cover, subject }: DeliveredItemDto, isInView: boolean): Html {
  if (!cover) return motifOf(subject);
  const { address, srcset, width, height } = cover;
  const loading = isInView ? 'eager' : 'lazy';
  return html`<img
    src="${address}"
    srcset="${srcset}"
    sizes="${SIZES}"
    width="${width}"
    height="${height}"
    alt=""
    loading="${loading}"
    decoding="async"
  />`;
}

/** Of a video. */
export function lengthOf(seconds: number | null, language: WatchLanguage): Html | undefined {
  if (seconds === null) return undefined;
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  const time = `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
  return html`<span class="length"
    ><span class="unseen">${filled(textsOf(language).length, { time })}</span
    ><span aria-hidden="true">${time}</span></span
  >`;
}
