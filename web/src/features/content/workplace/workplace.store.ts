import { getContentData } from '../../../api/generated/workplace/workplace';
import { getPolicySummary } from '../../../api/generated/policies/policies';
import type { ContentDataPointDto, PolicySummaryDto } from '../../../api/generated/model';
import { FiguresFollower } from '../../../shared/live-events/figures-follower';
import { Resource } from '../../../shared/data/resource';

/** Each resource loads, fails and retries independently. */
export class WorkplaceStore {
  readonly summary = new Resource<PolicySummaryDto>();
  readonly contentData = new Resource<ContentDataPointDto[]>();

  private readonly follower = new FiguresFollower(() => [this.contentData]);

  /** Loads only what is missing: a hidden page still has its data when it is shown again. */
  start = (): void => {
    if (!this.summary.isLoaded) this.loadSummary();
    if (!this.contentData.isLoaded) this.loadContentData();
    this.follower.start();
  };

  stop = (): void => {
    this.follower.stop();
    this.summary.stop();
    this.contentData.stop();
  };

  loadSummary = (): void => {
    void this.summary.load((signal) => getPolicySummary({ signal, skipErrorToast: true }));
  };

  loadContentData = (): void => {
    void this.contentData.load((signal) => getContentData({ signal, skipErrorToast: true }));
  };
}
