import type { PolicySummaryDto } from '../../../../api/generated/model';
import type { Resource } from '../../../../shared/data/resource';

export interface SummaryCardProps {
  summary: Resource<PolicySummaryDto>;
  onRetry: () => void;
}
