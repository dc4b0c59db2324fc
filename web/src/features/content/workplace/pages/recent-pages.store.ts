import type { RecentPageDto } from '../../../../api/generated/model';
import {
  clearRecentPages,
  listRecentPages,
  recordRecentPage,
} from '../../../../api/generated/workplace/workplace';
import { Resource } from '../../../../shared/data/resource';

/** The pages that the person visited last. */
export class RecentPagesStore {
  readonly visited = new Resource<RecentPageDto[]>();

  /** Also when the page is shown again: other pages were visited in between. */
  readonly load = (): void => {
    void this.visited.load((signal) => listRecentPages({ signal, skipErrorToast: true }));
  };

  /**
   * @returns a function that brings the list back
   * @throws ApiError
   */
  async clear(): Promise<() => Promise<void>> {
    const before = this.visited.data ?? [];
    await clearRecentPages();
    this.visited.replace([]);
    return () => this.restore(before);
  }

  private async restore(visited: RecentPageDto[]): Promise<void> {
    // The newest last, and one after the other: the order of the calls is the order of the list.
    for (const { page } of [...visited].reverse()) await recordRecentPage({ page });
    this.load();
  }
}
