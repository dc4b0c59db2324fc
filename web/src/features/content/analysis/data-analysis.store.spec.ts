import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../api/generated/analysis/analysis';
import type { ContentPeriodDto } from '../../../api/generated/model';
import { DataAnalysisStore } from './data-analysis.store';

vi.mock(import('../../../api/generated/analysis/analysis'));

const never = () => new Promise<never>(() => undefined);
const clicksOf = (count: number): ContentPeriodDto => ({ count, xAxis: [], data: [] });
const day = (date: string) => ({ from: date, to: date, compare: 'none' as const });

describe('DataAnalysisStore', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    vi.stubGlobal('document', new EventTarget());
    for (const call of [calls.getPublicOpinionAnalysis, calls.getPublications, calls.listPopularAuthors])
      vi.mocked(call).mockImplementation(never);
  });

  it('keeps the newer period when the older one is answered later', async () => {
    const older = Promise.withResolvers<ContentPeriodDto>();
    vi.mocked(calls.getContentPeriodAnalysis)
      .mockReturnValueOnce(older.promise)
      .mockResolvedValueOnce(clicksOf(2));
    const store = new DataAnalysisStore();
    store.show(day('2026-01-01'));
    store.show(day('2026-01-02'));
    await vi.waitFor(() => {
      expect(store.clicks.data?.count).toBe(2);
    });
    older.resolve(clicksOf(1));
    await older.promise;
    await Promise.resolve();
    expect(store.clicks.data?.count).toBe(2);
  });

  it('shows a card while another fails, and loads only that one again', async () => {
    vi.mocked(calls.getContentPeriodAnalysis).mockResolvedValue(clicksOf(5));
    vi.mocked(calls.listPopularAuthors).mockRejectedValue(new Error('Broken'));
    const store = new DataAnalysisStore();
    store.show(day('2026-01-01'));
    await vi.waitFor(() => {
      expect([store.clicks.state, store.authors.state]).toEqual(['ready', 'error']);
    });
    store.loadAuthors();
    expect(calls.listPopularAuthors).toHaveBeenLastCalledWith(day('2026-01-01'), expect.anything());
    expect(calls.getContentPeriodAnalysis).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing again when a hidden page is shown with the same period', async () => {
    vi.mocked(calls.getContentPeriodAnalysis).mockResolvedValue(clicksOf(5));
    const store = new DataAnalysisStore();
    store.show(day('2026-01-01'));
    await vi.waitFor(() => {
      expect(store.clicks.state).toBe('ready');
    });
    store.stop();
    store.show(day('2026-01-01'));
    expect(calls.getContentPeriodAnalysis).toHaveBeenCalledTimes(1);
  });
});
