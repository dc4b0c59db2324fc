import { makeAutoObservable } from 'mobx';
import { listAccountRequests } from '../../../api/generated/account-requests/account-requests';
import type { AccountRequestDto } from '../../../api/generated/model';
import { Throttle } from '../../../shared/lib/throttle';
import { PagedList } from '../../../shared/lists/paged-list';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { type AccountRequestsQuery, paramsOf } from './account-requests-view';

/** A page of account requests, updated live. */
export class AccountRequestsStore {
  /** Number of changes so far, here or elsewhere. */
  changes = 0;
  readonly list = new PagedList<AccountRequestDto, AccountRequestsQuery>((query, signal) =>
    listAccountRequests(paramsOf(query), { signal, skipErrorToast: true }),
  );
  private readonly throttle = new Throttle(() => {
    this.changed();
  });
  private readonly live = new LiveFollower(
    'accountRequest.changed',
    this.throttle.schedule,
    this.throttle.schedule,
  );

  constructor() {
    makeAutoObservable<this, 'throttle' | 'live'>(
      this,
      { list: false, throttle: false, live: false },
      { autoBind: true },
    );
  }

  follow(): () => void {
    const end = this.live.start();
    return () => {
      end();
      this.throttle.cancel();
    };
  }

  /** Reloads the current query. A failed load shows its error until the next attempt. */
  readonly changed = (): void => {
    this.changes += 1;
    if (this.list.state === 'ready' || this.list.state === 'empty') void this.list.refresh();
  };
}
