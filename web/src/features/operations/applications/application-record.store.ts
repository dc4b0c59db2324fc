import {
  advanceApplication,
  getApplication,
  getApplicationHistory,
  listApplications,
  resubmitApplication,
  returnApplication,
} from '../../../api/generated/applications/applications';
import { ReturnReason } from '../../../api/generated/model';
import type {
  ApplicationAction,
  ApplicationAdminStep,
  ApplicationDto,
  ListApplicationsParams,
} from '../../../api/generated/model';
import type { RequestOptions } from '../../../api/request';
import { LiveReload } from '../../../shared/live-events/live-reload';
import { type ReviewCall, ReviewStore } from '../../../shared/records/review.store';

/** The viewer has none yet. */
const NONE = { id: 0, version: 0, actions: [], approvals: [], approvalsNeeded: 0 };
type Shown = ApplicationDto | typeof NONE;

export function isApplication(shown: Shown): shown is ApplicationDto {
  return shown.id !== 0;
}

/** One application, its history, and the error of the last action. Updated live. */
export class ApplicationRecordStore {
  readonly review: ReviewStore<Shown, ApplicationAction>;
  private readonly id: number;
  private readonly live = new LiveReload(['application.changed'], () => void this.load());

  /**
   * @param id 0 for the latest application of the viewer
   * @param latest which of them is meant: the newest one, or the one that was returned last; where nothing was
   * returned to the viewer, the last one of the school
   */
  constructor(id: number, latest: 'newest' | 'returned' = 'newest') {
    this.id = id;
    const complete =
      (step: ApplicationAdminStep): ReviewCall<Shown> =>
      ({ version }, options) =>
        advanceApplication(this.key, { version, step }, options);
    this.review = new ReviewStore<Shown, ApplicationAction>({
      get: async (options) => {
        if (id !== 0) return await getApplication(id, options);
        const own = await latestOf({ applicant: 'me', ...LATEST[latest] }, options);
        if (own !== undefined || latest === 'newest') return own ?? NONE;
        // Those of others are answered to who may see them only.
        return (await latestOf(LATEST.returned, options)) ?? NONE;
      },
      history: async (query, options) =>
        this.key === 0 ? { list: [], total: 0 } : await getApplicationHistory(this.key, query, options),
      calls: {
        leaderReview: complete('leaderReview'),
        purchaseCertificate: complete('purchaseCertificate'),
        safetyTest: complete('safetyTest'),
        officiallyLaunched: complete('officiallyLaunched'),
        return: ({ version, reason, reasons = [] }, options) => {
          const chosen = Object.values(ReturnReason).filter((one) => reasons.includes(one));
          const own = reason === '' ? {} : { reason };
          return returnApplication(this.key, { version, reasons: chosen, ...own }, options);
        },
        resubmit: ({ version }, options) => resubmitApplication(this.key, { version }, options),
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
      this.review.record.stop();
    };
  }

  readonly load = async (): Promise<void> => {
    await this.review.record.load();
    // Only now it is known which application is the newest.
    if (this.id === 0) this.review.record.history.restart();
  };

  private get key(): number {
    return this.review.record.view.data?.id ?? this.id;
  }
}

const LATEST = {
  newest: { pageSize: 1 },
  returned: { state: 'submitApplication', pageSize: 100 },
} satisfies Record<string, ListApplicationsParams>;

async function latestOf(
  params: ListApplicationsParams,
  options: RequestOptions,
): Promise<ApplicationDto | undefined> {
  const { list } = await listApplications(params, options);
  return list.toSorted(byReturn)[0];
}

/** The last one first. Those that are not returned keep their order. */
function byReturn(one: ApplicationDto, other: ApplicationDto): number {
  return (other.returnedTime ?? '').localeCompare(one.returnedTime ?? '');
}
