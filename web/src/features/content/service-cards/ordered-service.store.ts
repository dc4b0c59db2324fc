import { makeAutoObservable } from 'mobx';
import { listServiceOrders } from '../../../api/generated/billing/billing';
import { listServices, undoServiceChange } from '../../../api/generated/cards/cards';
import type { ServiceDto, ServiceOrderDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';

interface Ordered {
  service: ServiceDto | null;
  /** The order of the service that was paid last. */
  lastPaid: number | null;
}

const quiet = { skipErrorToast: true };

/** The service of an order: until when the order would open it, and whether what the order did can be undone. */
export class OrderedServiceStore {
  private readonly found = new Resource<Ordered>();

  constructor() {
    makeAutoObservable<this, 'found'>(this, { found: false }, { autoBind: true });
  }

  async load({ serviceId }: Pick<ServiceOrderDto, 'serviceId'>): Promise<void> {
    await this.found.load(async (signal) => {
      const options = { ...quiet, signal };
      const [services, paid] = await Promise.all([
        listServices(options),
        // A service has one order at a time that waits, so the newest paid one is the one that was paid last.
        listServiceOrders({ service: serviceId, state: 'paid', pageSize: 1 }, options),
      ]);
      return {
        service: services.find(({ id }) => id === serviceId) ?? null,
        lastPaid: paid.list[0]?.id ?? null,
      };
    });
  }

  /** The service as it is after its order was paid or cancelled; null if that is not known. */
  async now({ serviceId }: Pick<ServiceOrderDto, 'serviceId'>): Promise<ServiceDto | null> {
    const services = await listServices(quiet).catch(() => []);
    return services.find(({ id }) => id === serviceId) ?? null;
  }

  readonly stop = (): void => {
    this.found.stop();
  };

  /** Null if it is not known. */
  expiresAfter({ termMonths }: Pick<ServiceOrderDto, 'termMonths'>): string | null {
    const terms = this.found.data?.service?.terms ?? [];
    return terms.find(({ months }) => months === termMonths)?.expiresAt ?? null;
  }

  canUndo({ id, state }: Pick<ServiceOrderDto, 'id' | 'state'>): boolean {
    const { service = null, lastPaid = null } = this.found.data ?? {};
    return state === 'paid' && lastPaid === id && service?.actions.includes('undo') === true;
  }

  /**
   * The price is given back, and the service and the order are as they were before.
   * @throws ApiError
   */
  async undo(): Promise<void> {
    const service = this.found.data?.service;
    if (service) await undoServiceChange(service.id, { version: service.version }, quiet);
  }
}
