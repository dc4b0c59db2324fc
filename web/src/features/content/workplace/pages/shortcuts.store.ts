import type { PageName } from '../../../../api/generated/model';
import { getShortcuts, saveShortcuts } from '../../../../api/generated/workplace/workplace';
import { Resource } from '../../../../shared/data/resource';
import { openPages } from '../../../../shared/pages/open-pages';

/** The pages that the person wants to reach from the workplace. */
export class ShortcutsStore {
  readonly names = new Resource<PageName[]>();

  start(): void {
    if (!this.names.isLoaded) this.load();
  }

  readonly load = (): void => {
    void this.names.load(async (signal) => (await getShortcuts({ signal, skipErrorToast: true })).pages);
  };

  /**
   * Chosen pages that cannot be opened now, such as in the preview of another role, are kept behind the others.
   * @throws ApiError
   */
  async save(shown: PageName[]): Promise<void> {
    const open = openPages().map(({ name }) => name);
    const hidden = (this.names.data ?? []).filter((name) => !open.includes(name));
    const { pages } = await saveShortcuts({ pages: [...shown, ...hidden] }, { skipErrorToast: true });
    this.names.replace(pages);
  }
}
