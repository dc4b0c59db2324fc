import { type FirstViewWriter } from './first-view.js';
import { PreparedPage } from '../../common/http/prepared-page.js';

const HTML = 'text/html; charset=utf-8';

/** The document of the product, in one version for each page that has a first view of its own. */
export class ProductPages {
  readonly policy: string;
  /** By the view, of which there are as many as pages: an unknown path adds none. */
  private readonly made = new Map<string, PreparedPage>();

  constructor(
    private readonly shell: string,
    private readonly firstViews: FirstViewWriter,
  ) {
    this.policy = firstViews.policyOf(shell);
  }

  at(path: string): PreparedPage {
    const view = this.firstViews.viewAt(path);
    const known =
      this.made.get(view) ?? new PreparedPage(() => this.firstViews.write(this.shell, view), HTML);
    this.made.set(view, known);
    return known;
  }
}
