import { makeAutoObservable } from 'mobx';
import { listEnquiries } from '../../../api/generated/enquiries/enquiries';
import type { EnquiryDto } from '../../../api/generated/model';
import { Throttle } from '../../../shared/lib/throttle';
import { PagedList } from '../../../shared/lists/paged-list';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { type EnquiriesQuery, paramsOf } from './enquiries-view';

/** A page of enquiries, updated live. */
export class EnquiriesStore {
  /** Number of changes so far, here or elsewhere. */
  changes = 0;
  readonly list = new PagedList<EnquiryDto, EnquiriesQuery>((query, signal) =>
    listEnquiries(paramsOf(query), { signal, skipErrorToast: true }),
  );
  private readonly throttle = new Throttle(() => {
    this.changed();
  });
  private readonly live = new LiveFollower('enquiry.changed', this.throttle.schedule, this.throttle.schedule);

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
