import { makeAutoObservable } from 'mobx';
import {
  createCertificationDocumentLink,
  getCertificationHistory,
  getCertificationRequest,
  passCertification,
  rejectCertification,
  withdrawCertification,
} from '../../../api/generated/certification/certification';
import type { CertificationDetailDto } from '../../../api/generated/model';
import { RejectCertificationBody } from '../../../api/generated/model/bodies/certification';
import { reviewReasonDtoLimits } from '../../../api/generated/model/limits/account-requests';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';
import { RecordStore } from '../../../shared/records/record.store';

export type Rejection = FormStore<{ reason: string }>;

/** The open request and what can be done with it. */
export class CertificationRecordStore {
  readonly record: RecordStore<CertificationDetailDto>;
  readonly rejection: Rejection;
  /** Whether the dialog that asks for the reason is open. */
  isRejecting = false;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getCertificationRequest(id, options),
      history: (query, options) => getCertificationHistory(id, query, options),
    });
    this.rejection = new FormStore<{ reason: string }>({
      stored: { reason: '' },
      draft: `rejection of certification ${id}`,
      problemsOf: ({ reason }) =>
        contractProblems(RejectCertificationBody, reviewReasonDtoLimits, {
          version: 1,
          reason: reason.trim(),
        }),
      send: ({ reason }) =>
        this.record.change((version, options) =>
          rejectCertification(id, { version, reason: reason.trim() }, options),
        ),
    });
    makeAutoObservable<this, 'id'>(this, { record: false, rejection: false, id: false }, { autoBind: true });
  }

  /** @returns whether it succeeded */
  pass(): Promise<boolean> {
    return this.record.act((version, options) => passCertification(this.id, { version }, options));
  }

  /**
   * After a conflict the current state is shown.
   * @throws ApiError
   */
  readonly withdraw = (): Promise<void> =>
    this.record.change((version, options) => withdrawCertification(this.id, { version }, options));

  /** @returns an address that works once */
  async addressOf(document: string): Promise<string> {
    return (await createCertificationDocumentLink(this.id, document)).address;
  }

  setRejecting(isRejecting: boolean): void {
    this.isRejecting = isRejecting;
    this.record.forgetNote();
  }
}
