import { listAccountRequests } from '../../../api/generated/account-requests/account-requests';
import type { AccountRequestDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import type { AccountRequestsQuery } from './account-requests-view';

export function newAccountRequestList() {
  return new LiveList<AccountRequestDto, AccountRequestsQuery>('accountRequest.changed', (query, signal) =>
    listAccountRequests(paramsOf(query), { signal, skipErrorToast: true }),
  );
}
