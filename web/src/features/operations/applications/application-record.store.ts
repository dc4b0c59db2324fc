import {
  advanceApplication,
  getApplication,
  getApplicationHistory,
  listApplications,
  resubmitApplication,
  returnApplication,
} from '../../../api/generated/applications/applications';
import type {
  ApplicationAction,
  ApplicationAdminStep,
  ApplicationDto,
  ListApplicationsParams,
} from '../../../api/generated/model';
import { Throttle } from '../../../shared/lib/throttle';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { type ReviewCall, ReviewStore } from '../../../shared/records/review.store';

/** The application is null if the viewer has none yet. */
interface Shown {
  application: ApplicationDto | null;
  version: number;
}

/** One application, its history, and the error of the last action. Updated live. */
export class ApplicationRecordStore {
  readonly review: ReviewStore<Shown, ApplicationAction>;
  private readonly id: number;
  private readonly throttle = new Throttle(() => void this.load());
  private readonly live = new LiveFollower(
    'application.changed',
    this.throttle.schedule,
    this.throttle.schedule,
  );

  /**
   * @param id 0 for the latest application of the viewer
   * @param latest which of them is meant: the one that was returned last, or the newest one
   */
  constructor(id: number, latest: 'newest' | 'returned' = 'newest') {
    this.id = id;
    const complete =
      (step: ApplicationAdminStep): ReviewCall<Shown> =>
      async ({ version }, options) =>
        shown(await advanceApplication(this.key, { version, step }, options));
    this.review = new ReviewStore<Shown, ApplicationAction>({
      get: async (options) => {
        if (id !== 0) return shown(await getApplication(id, options));
        const { list } = await listApplications({ applicant: 'me', ...LATEST[latest] }, options);
        return shown(list.toSorted(byReturn)[0] ?? null);
      },
      history: async (query, options) =>
        this.key === 0 ? { list: [], total: 0 } : await getApplicationHistory(this.key, query, options),
      calls: {
        leaderReview: complete('leaderReview'),
        purchaseCertificate: complete('purchaseCertificate'),
        safetyTest: complete('safetyTest'),
        officiallyLaunched: complete('officiallyLaunched'),
        return: async (body, options) => shown(await returnApplication(this.key, body, options)),
        resubmit: async ({ version }, options) =>
          shown(await resubmitApplication(this.key, { version }, options)),
      },
      asks: 'return',
      draft: `return of application ${id}`,
    });
  }

  /** @returns a function that ends it until the page is shown again */
  follow(): () => void {
    void this.load();
    const end = this.live.start();
    return () => {
      end();
      this.throttle.cancel();
      this.review.record.stop();
    };
  }

  readonly load = async (): Promise<void> => {
    await this.review.record.load();
    // Only now it is known which application is the newest.
    if (this.id === 0) this.review.record.history.restart();
  };

  private get key(): number {
    return this.review.record.view.data?.application?.id ?? this.id;
  }
}

const LATEST = {
  newest: { pageSize: 1 },
  returned: { state: 'submitApplication', pageSize: 100 },
} satisfies Record<string, ListApplicationsParams>;

/** The last one first. Those that are not returned keep their order. */
function byReturn(one: ApplicationDto, other: ApplicationDto): number {
  return (other.returnedTime ?? '').localeCompare(one.returnedTime ?? '');
}

function shown(application: ApplicationDto | null): Shown {
  return { application, version: application?.version ?? 0 };
}
