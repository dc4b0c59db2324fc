/**
 * Tells Sala what children do on the page of a channel. It keeps nothing of them: in the storage of the browser are only
 * events that were not sent yet, and a random value where the page says that the channel may remember who comes back.
 * docs/events.md says how a page uses it.
 */
interface CollectedEvent {
  id: string;
  type: string;
  /** Text once it was stored. */
  at: Date | string;
  item: number;
  page: number;
  set?: number | undefined;
  seconds?: number;
}

interface More {
  set?: number | undefined;
  seconds?: number;
  page?: number;
}

declare global {
  interface Window {
    /** Tells of what no attribute says, such as a comment. */
    sala?: (type: string, item: number, more?: More) => void;
  }
  interface Document {
    readonly prerendering?: boolean;
  }
}

const STORED = 'sala-events';
const MOST_STORED = 500;
const BATCH = 50;
const PAUSE_MS = 2_000;
const RETRY_MS = 30_000;
/** A screen shows it for so long before it counts as shown. */
const SHOWN_MS = 1_000;
const PROGRESS_SECONDS = 15;
/** Longer than browsers take between two reports of a video that plays. */
const LONGEST_STEP_MS = 2_000;

const script = document.currentScript as HTMLScriptElement;
const address = new URL(`events?key=${script.dataset.key}`, script.src).href;

/** Of this view of the page: an unlike takes back what was liked in it. */
const page = (1 + Math.random() * 2e9) | 0;
let memory: CollectedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

/** Tabs share the storage, so it is read each time. Without it, events last as long as the page. */
function waiting(change?: (events: CollectedEvent[]) => CollectedEvent[]): CollectedEvent[] {
  try {
    memory = (JSON.parse(localStorage[STORED] as string) as CollectedEvent[] | null) ?? memory;
  } catch {
    // Nothing is stored, or it is not allowed here.
  }
  if (change) {
    memory = change(memory).slice(-MOST_STORED);
    try {
      localStorage[STORED] = JSON.stringify(memory);
    } catch {
      // Not allowed, or full.
    }
  }
  return memory;
}

function plan(ms: number): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void send();
  }, ms);
}

const bodyOf = (events: CollectedEvent[]) => JSON.stringify({ sentAt: new Date(), events, visitor });

async function send(): Promise<void> {
  const events = waiting().slice(0, BATCH);
  if (isSending || events.length === 0) return;
  isSending = true;
  // Text needs no question beforehand.
  const status = await fetch(address, {
    method: 'POST',
    body: bodyOf(events),
    credentials: 'omit',
    keepalive: true,
  }).then(
    (answer) => answer.status,
    () => 0,
  );
  isSending = false;
  const isOver = [202, 400, 413].includes(status);
  const ids = new Set(events.map(({ id }) => id));
  if (isOver && waiting((all) => all.filter(({ id }) => !ids.has(id))).length === 0) return;
  plan(isOver ? 0 : RETRY_MS);
}

/** Browsers have `randomUUID` on encrypted pages only. */
function randomId(): string {
  return 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    (Number(crypto.getRandomValues(new Uint8Array(1))) % 16).toString(16),
  );
}

/** Only where the channel may remember who comes back. */
let visitor: string | undefined;
try {
  if (script.dataset.remember !== undefined)
    visitor = (localStorage['sala-visitor'] ??= randomId()) as string;
} catch {
  // Not allowed here.
}

function tell(type: string, item: number, more?: More): void {
  if (!(item > 0)) return;
  const event = { id: randomId(), type, at: new Date(), item, page, ...more };
  waiting((all) => [...all, event]);
  plan(PAUSE_MS);
}

/** The number in an attribute of an element: `item` for `data-sala-item`. */
function numberIn(element: Element, name: string): number {
  return Number(element.getAttribute(`data-sala-${name}`));
}

/** The set in which it was shown, and the number of a like that a page has kept through reloads. */
function setOf(element: Element): More {
  return { set: numberIn(element, 'set') || undefined, page: numberIn(element, 'page') || page };
}

/** Each at least half of the next: of an element of up to 30 screens, one comes between half a screen and all of it. */
const PARTS = [0, 0.03, 0.06, 0.12, 0.25, 0.5];
/** Those in view. */
const shown = new Map<Element, ReturnType<typeof setTimeout>>();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio, intersectionRect } of entries) {
      clearTimeout(shown.get(target));
      shown.delete(target);
      if (intersectionRatio < 0.5 && intersectionRect.height < innerHeight / 2) continue;
      const expose = () => {
        if (document.hidden) return;
        observer.unobserve(target);
        shown.delete(target);
        tell('exposure', numberIn(target, 'item'), setOf(target));
      };
      shown.set(target, setTimeout(expose, SHOWN_MS));
    }
  },
  { threshold: PARTS },
);

/** Its second begins anew. */
function observe(element: Element): void {
  clearTimeout(shown.get(element));
  observer.unobserve(element);
  observer.observe(element);
}

/** The item that was told of each element last: pages use elements again for other items. */
const items = new WeakMap<Element, number>();
const opened = new WeakMap<Element, number>();
function isNew(known: WeakMap<Element, number>, element: Element, item: number): boolean {
  const before = known.get(element);
  known.set(element, item);
  return before !== item;
}

function look(): void {
  for (const [video, { item }] of watched) {
    if (video.isConnected && numberIn(video, 'watch') === item) continue;
    report(video);
    watched.delete(video);
  }
  // A page that the browser has prepared is hidden, too.
  if (document.hidden) return;
  for (const element of document.querySelectorAll('[data-sala-item],[data-sala-open]')) {
    if (isNew(items, element, numberIn(element, 'item'))) observe(element);
    const open = numberIn(element, 'open');
    if (isNew(opened, element, open)) tell('open', open, setOf(element));
  }
}

/** What was watched belongs to the item that it had then. */
const watched = new Map<Element, { item: number; set: More; ms: number; at: number }>();
function report(video: Element, least = 1): void {
  const state = watched.get(video);
  const seconds = Math.floor((state?.ms ?? 0) / 1_000);
  if (!state || seconds < least) return;
  state.ms -= seconds * 1_000;
  tell('progress', state.item, { ...state.set, seconds });
}

function onMedia({ target, type }: Event): void {
  if (!(target instanceof HTMLMediaElement) || !target.hasAttribute('data-sala-watch')) return;
  const now = performance.now();
  const state = watched.get(target) ?? {
    item: numberIn(target, 'watch'),
    set: setOf(target),
    ms: 0,
    at: now,
  };
  const step = now - state.at;
  if (type === 'timeupdate' && !target.seeking && !document.hidden && step < LONGEST_STEP_MS)
    state.ms += step;
  // Whoever looks for a place while it stands still does not watch.
  state.at = target.paused ? -Infinity : now;
  watched.set(target, state);
  report(target, target.paused || type === 'emptied' ? 1 : PROGRESS_SECONDS);
}

function onClick({ target }: Event): void {
  const button = (target as Element).closest('[data-sala-like],[data-sala-share]');
  if (!button) return;
  const liked = numberIn(button, 'like');
  if (liked > 0) {
    const isLiked = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', String(!isLiked));
    tell(isLiked ? 'unlike' : 'like', liked, setOf(button));
  } else tell('share', numberIn(button, 'share'), setOf(button));
}

/** They stay stored until an answer has come, because a beacon has none. Whatever comes twice counts once. */
function leave(): void {
  for (const video of watched.keys()) report(video);
  const events = waiting().slice(0, BATCH);
  if (events.length > 0) navigator.sendBeacon(address, bodyOf(events));
}

function onVisibility(): void {
  if (document.hidden) leave();
  else {
    for (const element of shown.keys()) observe(element);
    look();
  }
}

function start(): void {
  // What has ended is paused, too.
  for (const type of ['playing', 'timeupdate', 'pause', 'emptied'])
    document.addEventListener(type, onMedia, true);
  document.addEventListener('click', onClick);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('prerenderingchange', onVisibility);
  addEventListener('pagehide', leave);
  addEventListener('online', () => void send());
  window.sala = (...told) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => {
        tell(...told);
      });
    else tell(...told);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-sala-item', 'data-sala-open', 'data-sala-watch'],
  });
  look();
  plan(PAUSE_MS);
}

// Pages include the script twice, or run it again at each navigation. An element with the id `sala` has that name, too.
if (typeof window.sala !== 'function') start();

export {};
