import { makeAutoObservable } from 'mobx';
import {
  listCertifications,
  withdrawCertification,
} from '../../../api/generated/certification/certification';
import { getCertification } from '../../../api/generated/user/user';
import type {
  CertificationDto,
  CertificationListItemDto,
  CertificationRecordDto,
} from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { newKey } from '../../../shared/lib/new-key';
import type { PageQuery } from '../../../shared/lists/page-query';
import { PagedList } from '../../../shared/lists/paged-list';
import { LiveReload } from '../../../shared/live-events/live-reload';
import { may } from '../../../shared/session/permissions';

/** The own certification and, for those who may decide, the requests that wait; updated live. */
export class CertificationStore {
  /** Number of changes so far, here or elsewhere. */
  changes = 0;
  readonly own = new Resource<CertificationDto>();
  readonly reviews = new PagedList<CertificationListItemDto, PageQuery>((query, signal) =>
    listCertifications({ state: 'auditing', ...query }, { signal, skipErrorToast: true }),
  );
  private readonly live = new LiveReload(['certification.changed', 'certificationReview.changed'], () => {
    this.changed();
  });

  constructor() {
    makeAutoObservable<this, 'live'>(this, { own: false, reviews: false, live: false }, { autoBind: true });
  }

  get isReviewer(): boolean {
    return may('listCertifications');
  }

  readonly loadOwn = (): void => {
    void this.own.load((signal) => getCertification({ signal, skipErrorToast: true }));
  };

  follow(): () => void {
    const end = this.live.start();
    return () => {
      end();
      this.own.stop();
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
    if (this.reviews.error === null) void this.reviews.refresh();
  };
}
