import {
  getContentPeriodAnalysis,
  getPublicOpinionAnalysis,
  getPublications,
  listPopularAuthors,
  getVisitorCounts,
} from '../../../api/generated/analysis/analysis';
import type {
  ContentPeriodDto,
  PopularAuthorsDto,
  PublicationPeriodDto,
  PublicOpinionShareDto,
  PublicOpinionTrendDto,
  VisitorCountsDto,
} from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { FiguresFollower } from '../../../shared/live-events/figures-follower';
import type { PeriodQuery } from './period/period-view';

export const TRENDS = ['visitors', 'published', 'comment'] as const;
export type Trend = (typeof TRENDS)[number];

/** The cards of the page. Each loads, fails and retries on its own. */
export class DataAnalysisStore {
  readonly trends: Record<Trend, Resource<PublicOpinionTrendDto>> = {
    visitors: new Resource(),
    published: new Resource(),
    comment: new Resource(),
  };
  readonly share = new Resource<PublicOpinionShareDto>();
  readonly publications = new Resource<PublicationPeriodDto>();
  readonly clicks = new Resource<ContentPeriodDto>();
  readonly authors = new Resource<PopularAuthorsDto>();
  readonly ways = new Resource<VisitorCountsDto>();
  private readonly follower = new FiguresFollower(() => this.resources);
  private query: PeriodQuery | undefined;

  /** Loads what the page does not show yet: a hidden page still has its data when it is shown again. */
  readonly show = (query: PeriodQuery): void => {
    const isNew = JSON.stringify(query) !== JSON.stringify(this.query);
    this.query = query;
    const loads = (resource: Resource<unknown>) => isNew || !resource.isLoaded;
    for (const trend of TRENDS) if (loads(this.trends[trend])) this.loadTrend(trend);
    if (loads(this.share)) this.loadShare();
    if (loads(this.publications)) this.loadPublications();
    if (loads(this.clicks)) this.loadClicks();
    if (loads(this.authors)) this.loadAuthors();
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
    const { trends, share, publications, clicks, authors } = this;
    return [...Object.values(trends), share, publications, clicks, authors];
  }

  loadTrend(quota: Trend): void {
    const { query } = this;
    void this.trends[quota].load(async (signal) => {
      const answer = await getPublicOpinionAnalysis({ ...query, quota }, { signal, skipErrorToast: true });
      return answer as PublicOpinionTrendDto;
    });
  }

  readonly loadShare = (): void => {
    const { query } = this;
    void this.share.load(async (signal) => {
      const answer = await getPublicOpinionAnalysis(
        { ...query, quota: 'share' },
        { signal, skipErrorToast: true },
      );
      return answer as PublicOpinionShareDto;
    });
  };

  readonly loadPublications = (): void => {
    const { query } = this;
    void this.publications.load((signal) => getPublications(query, { signal, skipErrorToast: true }));
  };

  readonly loadClicks = (): void => {
    const { query } = this;
    void this.clicks.load((signal) => getContentPeriodAnalysis(query, { signal, skipErrorToast: true }));
  };

  readonly loadAuthors = (): void => {
    const { query } = this;
    void this.authors.load((signal) => listPopularAuthors(query, { signal, skipErrorToast: true }));
  };
}
