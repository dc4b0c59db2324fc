import { getPolicySummary } from '../../api/generated/policies/policies';
import type { PolicySummaryDto } from '../../api/generated/model';
import { Resource } from '../../shared/data/resource';

export class WorkplaceStore {
  readonly summary = new Resource<PolicySummaryDto>();

  load = (): void => {
    void this.summary.load((signal) => getPolicySummary({ signal, shownInPlace: true }));
  };
}
