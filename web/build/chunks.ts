import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';
import { isOfPackage, ModuleGraph } from './module-graph.ts';
import { readScreens } from './screen-files.ts';

type Group = Rolldown.CodeSplittingGroup;

const ENTRY = 'src/main.tsx';
/** What a visitor loads who is not signed in: the entry, and the pages that need no sign-in. */
const START = [
  ENTRY,
  'src/features/people/login/login-page.tsx',
  'src/features/platform/maintenance/maintenance-page.tsx',
  'src/features/platform/exceptions/not-found-page.tsx',
];
/** The frame around every signed-in page, and its first content. */
const FRAME = [
  'src/app/layout/frame.tsx',
  'src/app/live/connection-banner.tsx',
  'src/app/settings/follow-account.ts',
  'src/features/messages/messages/message-bell.tsx',
];
/** Lists of the pages and catalogues that need a sign-in. */
const SIGNED_IN = /\/web\/src\/app\/\w+\/signed-in-/;

/** Code that several pages use. The code of a feature is bundled with its page. */
const COMMON = /\/web\/src\/(?:main\.tsx|app\/|shared\/|api\/)/;
/** Calls of the API, and small rooms: each would be a request of its own for about 1 kB. Most pages need most of them. */
const BASIC =
  /\/web\/src\/(?:api\/generated\/(?!model\/)|shared\/(?:(?:data|i18n|lib|lists|pages|session|shortcuts|ui\/(?:actions|feedback|language|loaded|overlays|sorting))\/|ui\/(?:calendar\/days|layout\/(?:card|facts|fact-list|page-frame|person-avatar|state-tag|time))\.))/;
/** What the API knows. It is imported through an index, which hides how many parts of the web use it. */
const MODEL = /\/web\/src\/api\/generated\/model\/(?:choices\/)?[\w-]+\.ts$/;
/** Short tables of numbers. One that several pages use would otherwise stand in the chunk of one of them. */
const LIMITS = '/web/src/api/generated/model/limits/';
/** The filters above a list, the pager below it, how fields are shown, and what happened to its records. */
const FIELDS =
  /\/web\/src\/shared\/(?:(?:fields|history)\/|ui\/(?:calendar\/(?!days\.|range-picker)|fields\/|pager\/))/;
/** Above and beside the rows of sets and of content. The list of recent changes opens on demand. */
const SAVED_LISTS =
  /\/web\/src\/shared\/(?:bulk\/(?!operation|undo-refusal)|saved-views\/|schedule\/schedule-(?:note|standing)\.)(?!locales\/)/;
/** Forms, with what validates them. */
const FORMS =
  /\/node_modules\/zod\/|\/web\/src\/(?:shared\/forms\/(?!locales\/)|api\/generated\/model\/bodies\/)/;
/** The charts' canvas, as large as all other code of a page: it comes after the first picture. */
const CANVAS = /\/web\/src\/shared\/charts\/(?:marks-canvas|runtime)\.tsx?$/;
/** Charts, the cards around them, and the links from their figures to the rows. */
const CHARTS =
  /\/web\/src\/(?:shared\/(?:chart-card|charts)\/(?!locales\/)|features\/content\/analysis\/rows\/(?:figure-rows|rows-view|use-rows-link)\.)/;
/** `shared/ui/table`, `shared/ui/overlays`, … Other rooms build on them, and would otherwise take them along. */
const UI_ROOM = /\/web\/src\/shared\/ui\/([^/]+)\//;
/** A room of unrelated elements, of which a page uses one or two. Each is a chunk with what it takes of packages. */
const ELEMENT = /\/web\/src\/shared\/ui\/layout\/([^/.]+)\./;
/** `shared/records`, `shared/upload`, … */
const ROOM = /\/web\/src\/shared\/([^/]+)\//;
/** Chosen before the other rooms: imports build on it, and would otherwise take it along. */
const UPLOAD = '/web/src/shared/upload/';
/** `content/analysis`, `people/accounts`, … */
const FEATURE = /\/web\/src\/features\/\w+\/([\w-]+)\//;
/** The texts of the login page and of the frame, and of the shared rooms, which are short. Panels, imports, uploads, tables, tokens, passkeys and the calendar load theirs. */
const FRAME_TEXTS =
  /\/web\/src\/(?:app(?:\/(?!settings\/)\w+)?|shared(?:\/(?!imports\/|upload\/|sheets\/|tokens\/|passkeys\/|calendar\/)[\w-]+){0,2}|features\/(?:messages\/messages|people\/login))\/locales\/([\w-]+)\.ts$/;
/** The page of orders shows what is offered and the ledger, too. */
const ORDERS_TEXTS =
  /\/web\/src\/features\/(?:content\/service-cards(?:\/ordering)?|billing\/ledger)\/locales\/([\w-]+)\.ts$/;

/** Styles of the product. The public page and the sample channel have their own. */
const STYLES = /^(?!.*\/web\/(?:landing|sample-channel)\/).*\.css$/;
/** Styles of rooms whose elements may first appear in what a click opens. */
const ROOM_STYLES = /\/web\/src\/shared\/(?:forms|ui\/(?:actions|feedback|fields|overlays|pager|sorting))\//;
/** The styles of an element are bundled with the element if no more pages than these have it. */
const FEW_PAGES = 3;

/**
 * Assigns modules to chunks. On a slow connection a request costs more than a few extra bytes, so modules that are loaded
 * together share a chunk: first those of the public pages, then those of the frame with what most pages need, then one chunk
 * for each shared folder, or for each element of `ui/layout`. There are two style sheets, that of the public pages and that of
 * all others, so the order of both in the document is the order of all styles.
 */
export async function chunkGroups(root: string): Promise<Group[]> {
  const full = (path: string): string => `${root}/${path}`;
  const { screens } = await readScreens(root);
  const pages = new Set(Object.values(screens).flatMap(({ modules }) => modules.map(full)));
  let rules: ChunkRules | undefined;
  /** A group that asks who imports the module. */
  const group = (name: (id: string, rules: ChunkRules) => string | null, minShareCount = 1): Group => ({
    name: (id, modules) =>
      name(id, (rules ??= new ChunkRules(new ModuleGraph(modules, full(ENTRY)), full, pages))),
    minShareCount,
  });
  return [
    // This chunk changes only with a library, so it stays in the browser cache across releases.
    group((id, { start }) => (isOfPackage(id) && start.has(id) ? 'vendor' : null)),
    group((id, { start }) => ((COMMON.test(id) || STYLES.test(id)) && start.has(id) ? 'start' : null)),
    group((id) => {
      const language = FRAME_TEXTS.exec(id)?.[1];
      return language === undefined ? null : `${language}-frame`;
    }),
    group((id) => {
      const language = ORDERS_TEXTS.exec(id)?.[1];
      return language === undefined ? null : `${language}-orders`;
    }),
    group((id, of) => (of.isFrame(id) ? 'frame' : null)),
    group((id) => (FIELDS.test(id) ? 'fields' : null), 2),
    group((id) => (FORMS.test(id) ? 'forms' : null)),
    group((id) => (SAVED_LISTS.test(id) ? 'saved-lists' : null)),
    group((id) => ELEMENT.exec(id)?.[1] ?? null, 2),
    group((id) => UI_ROOM.exec(id)?.[1] ?? null, 2),
    group((id) => (CHARTS.test(id) && !CANVAS.test(id) ? 'chart-card' : null), 2),
    group((id) => (CANVAS.test(id) ? 'canvas' : null)),
    group((id) => (id.includes(UPLOAD) ? 'upload' : null), 2),
    group((id) => ROOM.exec(id)?.[1] ?? null, 2),
    group((id, of) => (of.pagesWith(id).length > 1 ? (FEATURE.exec(id)?.[1] ?? null) : null), 2),
    // What a page shares with its own drawers is bundled with the page, which is there when they open.
    group((id, of) => of.onlyPageOf(id)),
  ];
}

class ChunkRules {
  readonly start: Set<string>;
  readonly #graph: ModuleGraph;
  readonly #pages: Set<string>;
  readonly #frame: Set<string>;

  constructor(graph: ModuleGraph, full: (path: string) => string, pages: Set<string>) {
    this.#graph = graph;
    this.#pages = pages;
    this.start = graph.reachedFrom(START.map(full));
    this.#frame = graph.reachedFrom(FRAME.map(full));
  }

  pagesWith(id: string): string[] {
    return this.#graph.partsWith(id).filter((part) => this.#pages.has(part));
  }

  isFrame(id: string): boolean {
    if (STYLES.test(id)) return this.#isStyleOfAll(id);
    if (FORMS.test(id)) return false;
    if (id.includes(LIMITS)) return this.pagesWith(id).length > 1;
    if (SIGNED_IN.test(id) || MODEL.test(id) || this.#frame.has(id)) return true;
    if (this.#graph.partsWith(id).length < 2) return false;
    // A package is bundled with the shared folder that uses it, unless several folders use it. This way, no folder waits
    // for code that only another one needs. What no page needs at first waits for the parts that do.
    return BASIC.test(id) || (isOfPackage(id) && this.pagesWith(id).length > 0 && this.#foldersWith(id) > 1);
  }

  /** The page that uses a module, if nothing else does but the parts of its own feature. */
  onlyPageOf(id: string): string | null {
    const [page, ...others] = this.pagesWith(id);
    const feature = FEATURE.exec(page ?? '')?.[0];
    if (page === undefined || feature === undefined || others.length > 0) return null;
    return this.#graph.partsWith(id).every((part) => part.includes(feature)) ? basename(page, '.tsx') : null;
  }

  #isStyleOfAll(id: string): boolean {
    if (ROOM_STYLES.test(id) || this.#frame.has(id)) return true;
    const isOfElement = this.#graph.importersOf(id).every((user) => ELEMENT.test(user));
    return this.pagesWith(id).length > (isOfElement ? FEW_PAGES : 0);
  }

  #foldersWith(id: string): number {
    return new Set(this.#graph.usersOf(id).map((user) => (ELEMENT.test(user) ? user : dirname(user)))).size;
  }
}
