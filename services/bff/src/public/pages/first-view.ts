import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../common/errors/startup-error.js';
import { PAGE_GROUPS, REDIRECT_PREFIX } from '../../common/pages/pages.constants.js';
import { escapeHtml } from '../../common/text/escape-html.js';
import { policyFor } from './api-base.js';

const LIST = 'first-views.json';
/** Of the page's own questions, for pages that need a sign-in. */
const QUESTIONS = 'first-questions.js';
/** They are linked in index.html and inlined in the documents: each link is a request of its own. */
const SMALL_SCRIPTS = ['first-view.js', 'notice.js', 'boot.js'];
const LIST_COMES_BEFORE = '    <script src="/first-view.js"></script>\n';
const STYLE_SHEET = /^ *<link rel="stylesheet"[^>]*>\n/m;
/** Where the screens will be. */
const STYLE_SHEETS_COME_BEFORE = '    <div id="root">';
const LOGIN = '/login';
const UNKNOWN_PAGE = '*';
/** Of the document, whose first script would write which frame stands behind the page to come. */
const BODY = '<body>';
const BODY_OF_UNKNOWN_PAGE = '<body data-frame="bare">';

const NEED_SIGN_IN = new Set<string>([
  REDIRECT_PREFIX,
  ...PAGE_GROUPS.flatMap(({ pages }) => pages.map(({ path }) => path)),
]);

interface FirstView {
  scripts: string[];
  styles: string[];
  texts: Record<string, string[]>;
}

/** By path, as web/build/first-views.ts writes it. */
type FirstViews = Record<string, FirstView>;

/** What the first view of each page consists of, and the scripts in the document that ask for it. */
export class FirstViewWriter {
  private constructor(
    private readonly views: FirstViews,
    private readonly scripts: ReadonlyMap<string, string>,
  ) {}

  /** @throws StartupError if the web was built without the list */
  static async load(webDirectory: string): Promise<FirstViewWriter> {
    const read = (file: string): Promise<string> => readFile(join(webDirectory, file), 'utf8');
    try {
      const list = await read(LIST);
      const scripts = await Promise.all(
        [...SMALL_SCRIPTS, QUESTIONS].map(async (file) => [file, (await read(file)).trim()] as const),
      );
      return new FirstViewWriter(JSON.parse(list) as FirstViews, new Map(scripts));
    } catch {
      throw new StartupError(
        `SALA_WEB_DIR: there is no ${LIST} in ${webDirectory}; build the web again, or leave the variable empty.`,
      );
    }
  }

  /** The policy of the document, which allows the scripts in it by their hashes. */
  policyOf(html: string): string {
    const hashes = [...this.scripts.values()].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const directives = policyFor(html);
    const allowed = { ...directives, scriptSrc: [...directives.scriptSrc, ...hashes] };
    return Object.entries(allowed)
      .map(
        ([name, values]) =>
          `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(' ')}`,
      )
      .join(';');
  }

  /** The path under which the first view of a page is listed. */
  viewAt(path: string): string {
    const listed = path.startsWith(REDIRECT_PREFIX) ? REDIRECT_PREFIX : path.replace(/(?<=.)\/+$/, '');
    return Object.hasOwn(this.views, listed) ? listed : UNKNOWN_PAGE;
  }

  /**
   * Writes the list, the style sheets and the small scripts into the document. The style sheets stand behind the frame of the
   * page to come, which is painted without them, and behind the small scripts, which would wait for them. The code of the
   * page waits for them too, so nothing of it is seen without style. Only the server knows before any script of the page
   * that there is no such page, and that it has another frame.
   */
  write(html: string, view: string): string {
    const sheets = (this.views[view]?.styles ?? []).map(
      (href) => `    <link rel="stylesheet" crossorigin href="${href}">\n`,
    );
    const written = html
      .replace(LIST_COMES_BEFORE, (tag) => `    ${this.listOf(view)}\n${tag}${this.questionsOf(view)}`)
      .replace(STYLE_SHEET, (sheet) => {
        sheets.unshift(sheet);
        return '';
      })
      .replace(STYLE_SHEETS_COME_BEFORE, (root) => sheets.join('') + root)
      .replace(BODY, view === UNKNOWN_PAGE ? BODY_OF_UNKNOWN_PAGE : BODY);
    return SMALL_SCRIPTS.reduce(
      (document, file) => document.replace(`<script src="/${file}"></script>`, () => this.inline(file)),
      written,
    );
  }

  private listOf(view: string): string {
    const signedIn = this.preloadsOf(view);
    const signedOut = NEED_SIGN_IN.has(view) ? this.preloadsOf(LOGIN) : signedIn;
    return `<meta name="first-view" content="${escapeHtml(JSON.stringify({ signedIn, signedOut }))}" />`;
  }

  private preloadsOf(view: string): object {
    const { scripts = [], texts = {} } = this.views[view] ?? {};
    return { scripts, texts };
  }

  private questionsOf(view: string): string {
    return NEED_SIGN_IN.has(view) ? `    ${this.inline(QUESTIONS)}\n` : '';
  }

  private inline(file: string): string {
    return `<script>${this.scripts.get(file) ?? ''}</script>`;
  }
}
