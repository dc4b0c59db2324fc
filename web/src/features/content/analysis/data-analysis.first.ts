import {
  getContentPeriodAnalysis,
  getPublications,
  getPublicOpinionAnalysis,
  listPopularAuthors,
  getVisitorCounts,
} from '../../../api/generated/analysis/analysis';
import { today } from '../../../shared/ui/calendar/days';
import { periodQuery, periodView } from './period/period-view';

const QUOTAS = ['visitors', 'published', 'comment', 'share'] as const;

/** What DataAnalysisStore asks first. */
export function askDataAnalysis(search: URLSearchParams): void {
  const query = periodQuery(periodView.read(search), today());
  for (const quota of QUOTAS) void getPublicOpinionAnalysis({ ...query, quota });
  void getPublications(query);
  void getContentPeriodAnalysis(query);
  void listPopularAuthors(query);
  void getVisitorCounts();
}
