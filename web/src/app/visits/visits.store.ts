import { PageName } from '../../api/generated/model';
import { recordRecentPage } from '../../api/generated/workplace/workplace';

/** A page that is left sooner was only passed through. */
export const STAY_MS = 1000;
/** Records the pages that are opened, for the list of recently visited ones and for when the person was here. */
class VisitsStore {
  /** @returns a function to call when the page is left */
  readonly open = (name: string): (() => void) | undefined => {
    const page = Object.values(PageName).find((known) => known === name);
    if (page === undefined) return undefined;
    const timer = setTimeout(() => {
      // A missing entry of this list is not worth a notice.
      recordRecentPage({ page }, { skipErrorToast: true }).catch(() => undefined);
    }, STAY_MS);
    return () => {
      clearTimeout(timer);
    };
  };
}

export const visits = new VisitsStore();
