import type { RightDto } from '../../../api/generated/model';
import { listRights } from '../../../api/generated/rights/rights';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import type { RightsQuery } from './rights-view';

/** What a person may do changes with their account. */
export function newRightsList() {
  return new LiveList<RightDto, RightsQuery>('accounts.changed', (query, signal) =>
    listRights(paramsOf(query), { signal, skipErrorToast: true }),
  );
}
