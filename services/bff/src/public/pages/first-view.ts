import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../common/errors/startup-error.js';
import { PAGE_POLICY } from '../../common/http/security-headers.js';
import { PAGE_GROUPS, REDIRECT_PREFIX } from '../../common/pages/pages.constants.js';
import { escapeHtml } from '../../common/text/escape-html.js';

const LIST = 'first-views.json';
const SCRIPT = 'first-view.js';
const SCRIPT_TAG = `<script src="/${SCRIPT}"></script>`;
const STYLE_SHEET = /^ *<link rel="stylesheet"/m;
const LOGIN = '/login';
const UNKNOWN_PAGE = '*';

const NEED_SIGN_IN = new Set<string>([
  REDIRECT_PREFIX,
  ...PAGE_GROUPS.flatMap(({ pages }) => pages.map(({ path }) => path)),
]);

/** By path, as web/build/first-views.ts writes it. */
type FirstViews = Record<string, { scripts: string[]; texts: Record<string, string[]> }>;

/** What the first view of each page consists of, and the script in the document that asks for it. */
export class FirstViewWriter {
  private constructor(
    private readonly views: FirstViews,
    private readonly script: string,
  ) {}

  /** @throws StartupError if the web was built without the list */
  static async load(webDirectory: string): Promise<FirstViewWriter> {
    try {
      const [list, script] = await Promise.all(
        [LIST, SCRIPT].map((file) => readFile(join(webDirectory, file), 'utf8')),
      );
      return new FirstViewWriter(JSON.parse(list ?? '') as FirstViews, (script ?? '').trim());
    } catch {
      throw new StartupError(
        `SALA_WEB_DIR: there is no ${LIST} in ${webDirectory}; build the web again, or leave the variable empty.`,
      );
    }
  }

  /** The policy of the product's pages, which allows the script in the document by its hash. */
  get policy(): string {
    const hash = createHash('sha256').update(this.script).digest('base64');
    const directives = { ...PAGE_POLICY, scriptSrc: [...PAGE_POLICY.scriptSrc, `'sha256-${hash}'`] };
    return Object.entries(directives)
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
   * Writes the list and the script into the document. They stand before the style sheet, because the browser runs no
   * script behind one until it has loaded.
   */
  write(html: string, view: string): string {
    const signedIn = this.listOf(view);
    const signedOut = NEED_SIGN_IN.has(view) ? this.listOf(LOGIN) : signedIn;
    const list = escapeHtml(JSON.stringify({ signedIn, signedOut }));
    const added = `    <meta name="first-view" content="${list}" />\n    <script>${this.script}</script>\n`;
    return html.replace(SCRIPT_TAG, '').replace(STYLE_SHEET, (sheet) => added + sheet);
  }

  /** Without its style sheets: a redirect would leave them unused, which the browser complains about. */
  private listOf(view: string): object {
    const { scripts = [], texts = {} } = this.views[view] ?? {};
    return { scripts, texts };
  }
}
