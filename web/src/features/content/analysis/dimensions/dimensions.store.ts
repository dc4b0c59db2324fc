import {
  getContentTypes,
  getDataChainGrowth,
  getDataOverview,
  getPublishingSources,
  getUserActions,
  getVisitorCounts,
} from '../../../../api/generated/analysis/analysis';
import {
  type ContentTypesDto,
  type DataChainGrowthDto,
  type DataOverviewDto,
  GrowthQuota,
  type PublishingSourcesDto,
  type UserActionsDto,
  type VisitorCountsDto,
} from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';
import { FiguresFollower } from '../../../../shared/live-events/figures-follower';
import type { PeriodQuery } from '../period/period-view';

export const GROWTH_QUOTAS = Object.values(GrowthQuota);

/** The cards of the page. Each loads, fails and retries on its own. */
export class DimensionsStore {
  readonly overview = new Resource<DataOverviewDto>();
  readonly actions = new Resource<UserActionsDto>();
  readonly types = new Resource<ContentTypesDto>();
  readonly sources = new Resource<PublishingSourcesDto>();
  readonly growth: Record<GrowthQuota, Resource<DataChainGrowthDto>> = {
    retentionTrends: new Resource(),
    userRetention: new Resource(),
    contentConsumptionTrends: new Resource(),
    contentConsumption: new Resource(),
  };
  readonly ways = new Resource<VisitorCountsDto>();
  private readonly follower = new FiguresFollower(() => this.resources);
  private query: PeriodQuery | undefined;

  /** Loads what the page does not show yet: a hidden page still has its data when it is shown again. */
  readonly show = (query: PeriodQuery): void => {
    const isNew = JSON.stringify(query) !== JSON.stringify(this.query);
    this.query = query;
    const loads = (resource: Resource<unknown>) => isNew || !resource.isLoaded;
    if (loads(this.overview)) this.loadOverview();
    if (loads(this.actions)) this.loadActions();
    if (loads(this.types)) this.loadTypes();
    for (const quota of GROWTH_QUOTAS) if (loads(this.growth[quota])) this.loadGrowth(quota);
    if (loads(this.sources)) this.loadSources();
    if (!this.ways.isLoaded)
      void this.ways.load((signal) => getVisitorCounts({ signal, skipErrorToast: true }));
    this.follower.start();
  };

  readonly stop = (): void => {
    this.follower.stop();
    for (const resource of [...this.resources, this.ways]) resource.stop();
  };

  get isLoading(): boolean {
    return this.resources.some((resource) => resource.isLoading);
  }

  private get resources(): Resource<unknown>[] {
    const { overview, actions, types, sources, growth } = this;
    return [overview, actions, types, sources, ...Object.values(growth)];
  }

  readonly loadOverview = (): void => {
    const { query } = this;
    void this.overview.load((signal) => getDataOverview(query, { signal, skipErrorToast: true }));
  };

  readonly loadActions = (): void => {
    const { query } = this;
    void this.actions.load((signal) => getUserActions(query, { signal, skipErrorToast: true }));
  };

  readonly loadTypes = (): void => {
    const { query } = this;
    void this.types.load((signal) => getContentTypes(query, { signal, skipErrorToast: true }));
  };

  readonly loadSources = (): void => {
    const { query } = this;
    void this.sources.load((signal) => getPublishingSources(query, { signal, skipErrorToast: true }));
  };

  loadGrowth(quota: GrowthQuota): void {
    const { query } = this;
    void this.growth[quota].load((signal) =>
      getDataChainGrowth({ ...query, quota }, { signal, skipErrorToast: true }),
    );
  }
}
