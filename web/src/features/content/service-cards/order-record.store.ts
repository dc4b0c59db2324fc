import {
  cancelServiceOrder,
  getServiceOrder,
  getServiceOrderHistory,
  payServiceOrder,
} from '../../../api/generated/billing/billing';
import type { OrderAction, ServiceOrderDto } from '../../../api/generated/model';
import { RecordStore } from '../../../shared/records/record.store';
import { OrderedServiceStore } from './ordered-service.store';

/** What can be done with an order: its own actions, or to undo what it did. */
export type OrderMove = OrderAction | 'undo';

/** The open order and what can be done with it. */
export class OrderRecordStore {
  readonly record: RecordStore<ServiceOrderDto>;
  readonly ordered = new OrderedServiceStore();
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getServiceOrder(id, options),
      history: (query, options) => getServiceOrderHistory(id, query, options),
    });
  }

  movesOf(order: ServiceOrderDto): OrderMove[] {
    return this.ordered.canUndo(order) ? [...order.actions, 'undo'] : order.actions;
  }

  /** @returns whether it succeeded */
  act(move: OrderMove): Promise<boolean> {
    const price = this.record.view.data?.price;
    return this.record.act(async (version, options) => {
      if (move === 'pay')
        return await payServiceOrder(
          this.id,
          price === undefined ? { version } : { version, price },
          options,
        );
      if (move === 'cancel') return await cancelServiceOrder(this.id, { version }, options);
      await this.ordered.undo();
      return await getServiceOrder(this.id, { skipErrorToast: true });
    });
  }
}
