import { makeAutoObservable } from 'mobx';
import { getBillingSummary } from '../../../../api/generated/billing/billing';
import type { BillingSummaryDto } from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';

/** The balance, and what waits for payment or renewal. */
export class BillingStore {
  readonly summary = new Resource<BillingSummaryDto>();

  constructor() {
    makeAutoObservable(this, { summary: false }, { autoBind: true });
  }

  /** In fen; null before the first response. */
  get balance(): number | null {
    return this.summary.data?.balance ?? null;
  }

  readonly load = (): void => {
    void this.summary.load((signal) => getBillingSummary({ signal, skipErrorToast: true }));
  };

  readonly stop = (): void => {
    this.summary.stop();
  };
}
