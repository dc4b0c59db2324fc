import { makeAutoObservable } from 'mobx';
import {
  listCertifications,
  withdrawCertification,
} from '../../../api/generated/certification/certification';
import { getCertification } from '../../../api/generated/user/user';
import type {
  CertificationDto,
  CertificationPageDto,
  CertificationRecordDto,
} from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { newKey } from '../../../shared/lib/new-key';
import { Throttle } from '../../../shared/lib/throttle';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { may } from '../../../shared/session/permissions';
import { REVIEWS_SHOWN } from './certification.constants';

/** The own certification and, for those who may decide, the requests that wait; updated live. */
export class CertificationStore {
  /** Number of changes so far, here or elsewhere. */
  changes = 0;
  readonly own = new Resource<CertificationDto>();
  readonly reviews = new Resource<CertificationPageDto>();
  private readonly throttle = new Throttle(() => {
    this.changed();
  });
  private readonly live = [
    new LiveFollower('certification.changed', this.throttle.schedule, this.throttle.schedule),
    new LiveFollower('certificationReview.changed', this.throttle.schedule, this.throttle.schedule),
  ];

  constructor() {
    makeAutoObservable<this, 'throttle' | 'live'>(
      this,
      { own: false, reviews: false, throttle: false, live: false },
      { autoBind: true },
    );
  }

  get isReviewer(): boolean {
    return may('listCertifications');
  }

  readonly loadOwn = (): void => {
    void this.own.load((signal) => getCertification({ signal, skipErrorToast: true }));
  };

  readonly loadReviews = (): void => {
    if (!this.isReviewer) return;
    const params = { state: 'auditing', pageSize: REVIEWS_SHOWN } as const;
    void this.reviews.load((signal) => listCertifications(params, { signal, skipErrorToast: true }));
  };

  follow(): () => void {
    const ends = this.live.map((follower) => follower.start());
    return () => {
      for (const end of ends) end();
      this.throttle.cancel();
      this.own.stop();
      this.reviews.stop();
    };
  }

  /**
   * Withdraws an own request. Afterwards, also after a conflict, the current state is shown.
   * @throws ApiError
   */
  async withdraw({ id, version }: CertificationRecordDto): Promise<void> {
    try {
      await withdrawCertification(id, { version }, { skipErrorToast: true, idempotencyKey: newKey() });
    } finally {
      this.changed();
    }
  }

  readonly changed = (): void => {
    this.changes += 1;
    this.loadOwn();
    this.loadReviews();
  };
}
