import {
  getContentTypes,
  getDataChainGrowth,
  getDataOverview,
  getPublishingSources,
  getUserActions,
  getVisitorCounts,
} from '../../../../api/generated/analysis/analysis';
import { GrowthQuota } from '../../../../api/generated/model';
import { today } from '../../../../shared/ui/calendar/days';
import { periodQuery, periodView } from '../period/period-view';

/** What DimensionsStore asks first. */
export function askDimensions(search: URLSearchParams): void {
  const query = periodQuery(periodView.read(search), today());
  void getDataOverview(query);
  void getUserActions(query);
  void getContentTypes(query);
  for (const quota of Object.values(GrowthQuota)) void getDataChainGrowth({ ...query, quota });
  void getPublishingSources(query);
  void getVisitorCounts();
}
