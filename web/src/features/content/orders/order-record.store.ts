import {
  cancelServiceOrder,
  getServiceOrder,
  getServiceOrderHistory,
  payServiceOrder,
} from '../../../api/generated/billing/billing';
import type { OrderAction, ServiceOrderDto } from '../../../api/generated/model';
import { RecordStore } from '../../../shared/records/record.store';

const calls = { pay: payServiceOrder, cancel: cancelServiceOrder } satisfies Record<OrderAction, unknown>;

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
    return this.record.act((version, options) => calls[action](this.id, { version }, options));
  }
}
