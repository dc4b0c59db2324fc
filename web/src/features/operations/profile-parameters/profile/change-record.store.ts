import { getParameterChange, getParameterChangeHistory } from '../../../../api/generated/forms/forms';
import type { ParameterChangeDto } from '../../../../api/generated/model';
import { RecordStore } from '../../../../shared/records/record.store';

/** One change of the log. */
export function newChangeRecord(id: number) {
  return new RecordStore<ParameterChangeDto>({
    get: (options) => getParameterChange(id, options),
    history: (query, options) => getParameterChangeHistory(id, query, options),
  });
}
