import { makeAutoObservable } from 'mobx';
import { createServiceOrdersFile, listServiceOrders } from '../../../api/generated/billing/billing';
import { listServiceRenewals, orderService, undoServiceChange } from '../../../api/generated/cards/cards';
import type { ServiceDto, ServiceOrderDto } from '../../../api/generated/model';
import { LedgerStore } from '../../../features/billing/ledger/ledger.store';
import { BillingStore } from '../../../features/content/service-cards/ordering/billing.store';
import type { OrderChoice } from '../../../features/content/service-cards/ordering/order-choice';
import { Resource } from '../../../shared/data/resource';
import { PagedList } from '../../../shared/lists/paged-list';
import { LiveReload } from '../../../shared/live-events/live-reload';
import { orderParams, type OrdersQuery } from './orders-view';

const quiet = { skipErrorToast: true };

/** Orders, renewals, the ledger and the balance, updated live. */
export class OrdersStore {
  /** Number of changes so far, here or elsewhere. */
  changes = 0;
  readonly billing = new BillingStore();
  readonly orders = new PagedList<ServiceOrderDto, OrdersQuery>((query, signal) =>
    listServiceOrders(orderParams(query), { ...quiet, signal }),
  );
  readonly ledger = new LedgerStore(() => {
    this.changed();
  });
  readonly renewals = new Resource<ServiceDto[]>();
  private readonly live = new LiveReload(['card.changed', 'ledger.changed'], () => {
    this.changed();
  });

  constructor() {
    makeAutoObservable<this, 'live'>(
      this,
      { billing: false, orders: false, ledger: false, renewals: false, live: false },
      { autoBind: true },
    );
  }

  follow(): () => void {
    return this.live.start();
  }

  readonly loadRenewals = (): void => {
    void this.renewals.load((signal) => listServiceRenewals({ ...quiet, signal }));
  };

  readonly stop = (): void => {
    this.billing.stop();
    this.renewals.stop();
  };

  /** Reloads the shown data. A failed load shows its error until the next attempt. */
  readonly changed = (): void => {
    this.changes += 1;
    this.billing.load();
    for (const list of [this.orders, this.ledger.list]) if (list.error === null) void list.refresh();
    if (this.renewals.state === 'ready') this.loadRenewals();
  };

  /** @throws ApiError */
  async renew({ id, version }: ServiceDto, choice: OrderChoice, idempotencyKey: string): Promise<ServiceDto> {
    try {
      return await orderService(id, { version, ...choice }, { ...quiet, idempotencyKey });
    } finally {
      this.changed();
    }
  }

  /**
   * Takes back the last opening or renewal, from the toast about it.
   * @throws ApiError
   */
  readonly undo = async ({ id, version }: ServiceDto): Promise<void> => {
    await undoServiceChange(id, { version });
    this.changed();
  };

  /**
   * @returns the URL of a file with all orders that the filters match
   * @throws ApiError, already shown to the user
   */
  async ordersFile(query: OrdersQuery): Promise<string> {
    const { state, kind } = orderParams(query);
    return (await createServiceOrdersFile({ filter: { ...(state && { state }), ...(kind && { kind }) } }))
      .address;
  }
}
