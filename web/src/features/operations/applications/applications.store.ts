import { makeAutoObservable } from 'mobx';
import { listApplications } from '../../../api/generated/applications/applications';
import type { ApplicationDto } from '../../../api/generated/model';
import { Throttle } from '../../../shared/lib/throttle';
import { PagedList } from '../../../shared/lists/paged-list';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { applicationsParams, type ApplicationsQuery } from './application-view';

/** The list of applications, updated live. */
export class ApplicationsStore {
  readonly list = new PagedList<ApplicationDto, ApplicationsQuery>((query, signal) =>
    listApplications(applicationsParams(query), { skipErrorToast: true, signal }),
  );
  private readonly throttle = new Throttle(() => void this.list.refresh());
  private readonly live = new LiveFollower(
    'application.changed',
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
}
