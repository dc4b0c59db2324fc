import {
  cancelServiceOrder,
  getServiceOrder,
  getServiceOrderHistory,
  payServiceOrder,
} from '../../../api/generated/billing/billing';
import type { OrderAction, ServiceOrderDto } from '../../../api/generated/model';
import { RecordStore } from '../../../shared/records/record.store';

/** The open order and what can be done with it. */
export class OrderRecordStore {
  readonly record: RecordStore<ServiceOrderDto>;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getServiceOrder(id, options),
      history: (query, options) => getServiceOrderHistory(id, query, options),
    });
  }

  /** @returns whether it succeeded */
  act(action: OrderAction): Promise<boolean> {
    const price = this.record.view.data?.price;
    return this.record.act((version, options) =>
      action === 'pay'
        ? payServiceOrder(this.id, price === undefined ? { version } : { version, price }, options)
        : cancelServiceOrder(this.id, { version }, options),
    );
  }
}
