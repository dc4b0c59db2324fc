import { listStudioOperations } from '../../../api/generated/studio/studio';
import { HistoryStore } from '../../../shared/history/history.store';

/** What was done in the studio. */
export function operationLog(): HistoryStore {
  return new HistoryStore((query, options) => listStudioOperations(query, options));
}
