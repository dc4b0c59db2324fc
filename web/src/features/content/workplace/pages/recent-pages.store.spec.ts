import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageName, RecentPageDto } from '../../../../api/generated/model';
import * as api from '../../../../api/generated/workplace/workplace';
import { RecentPagesStore } from './recent-pages.store';

vi.mock('../../../../api/generated/workplace/workplace');
const calls = vi.mocked(api);

describe('RecentPagesStore', () => {
  let visited: PageName[];
  beforeEach(() => {
    vi.resetAllMocks();
    visited = ['Card', 'SearchTable', 'Message'];
    calls.listRecentPages.mockImplementation(() =>
      Promise.resolve(visited.map((page): RecentPageDto => ({ page, time: '2026-03-14 09:26:53' }))),
    );
    calls.recordRecentPage.mockImplementation(({ page }) => {
      visited = [page, ...visited.filter((other) => other !== page)];
      return Promise.resolve(null);
    });
    calls.clearRecentPages.mockImplementation(() => {
      visited = [];
      return Promise.resolve(null);
    });
  });

  it('clears the list, and brings it back in its order', async () => {
    const store = new RecentPagesStore();
    store.load();
    await vi.waitFor(() => {
      expect(store.visited.data).toHaveLength(3);
    });
    const undo = await store.clear();
    expect(store.visited.data).toEqual([]);
    await undo();
    await vi.waitFor(() => {
      expect(store.visited.data?.map(({ page }) => page)).toEqual(['Card', 'SearchTable', 'Message']);
    });
  });
});
