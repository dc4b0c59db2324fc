import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataOverviewDto } from '../../../../api/generated/model';
import * as api from '../../../../api/generated/analysis/analysis';
import { DimensionsStore, GROWTH_QUOTAS } from './dimensions.store';

vi.mock('../../../../api/generated/analysis/analysis');

const overviewOf = (day: string): DataOverviewDto => ({ xAxis: [day], data: [] });

describe('the cards of the multi-dimension analysis', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    vi.stubGlobal('document', new EventTarget());
  });

  it('each ask for the period of the page', () => {
    const store = new DimensionsStore();
    const query = { from: '2026-03-01', to: '2026-03-31', compare: 'year' } as const;
    store.show(query);
    for (const load of [
      api.getDataOverview,
      api.getUserActions,
      api.getContentTypes,
      api.getPublishingSources,
    ]) {
      expect(vi.mocked(load).mock.calls.map(([asked]) => asked)).toEqual([query]);
    }
    expect(vi.mocked(api.getDataChainGrowth).mock.calls.map(([asked]) => asked)).toEqual(
      GROWTH_QUOTAS.map((quota) => ({ ...query, quota })),
    );
  });

  it('do not ask again for what they show, except in another period', async () => {
    vi.mocked(api.getDataOverview).mockResolvedValue(overviewOf('2026-03-01'));
    const store = new DimensionsStore();
    store.show({ from: '2026-01-01', to: '2026-01-31', compare: 'none' });
    await vi.waitUntil(() => store.overview.isLoaded);
    store.show({ from: '2026-01-01', to: '2026-01-31', compare: 'none' });
    expect(api.getDataOverview).toHaveBeenCalledTimes(1);
    store.show({ from: '2026-01-01', to: '2026-01-31', compare: 'year' });
    expect(api.getDataOverview).toHaveBeenCalledTimes(2);
  });

  it('never show a late answer over a newer one', async () => {
    const late = Promise.withResolvers<DataOverviewDto>();
    vi.mocked(api.getDataOverview).mockReturnValueOnce(late.promise);
    vi.mocked(api.getDataOverview).mockResolvedValueOnce(overviewOf('2026-02-01'));
    const store = new DimensionsStore();
    store.show({ from: '2026-01-01', to: '2026-01-31', compare: 'none' });
    store.show({ from: '2026-02-01', to: '2026-02-28', compare: 'none' });
    await vi.waitUntil(() => store.overview.isLoaded);
    late.resolve(overviewOf('2026-01-01'));
    await late.promise;
    expect(store.overview.data?.xAxis).toEqual(['2026-02-01']);
  });
});
