import {
  cancelService,
  disableRulePreset,
  enableRulePreset,
  listQualityInspections,
  listRulePresets,
  listServices,
  orderService,
  removeQualityInspection,
  restoreQualityInspection,
  undoServiceChange,
} from '../../../api/generated/cards/cards';
import { cancelServiceOrder, payServiceOrder } from '../../../api/generated/billing/billing';
import type {
  QualityInspectionDto,
  OrderAction,
  QueueAction,
  RulePresetDto,
  ServiceDto,
  ServiceOrderDto,
} from '../../../api/generated/model';
import type { OrderChoice } from '../../../features/content/service-cards/ordering/order-choice';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { LiveReload } from '../../../shared/live-events/live-reload';
import { CardSection } from './card-section';
import { sections } from './cards.constants';

const quiet = { skipErrorToast: true };
const listed = (signal: AbortSignal) => ({ ...quiet, signal });

const queueCalls = { remove: removeQualityInspection, restore: restoreQualityInspection } satisfies Record<
  Exclude<QueueAction, 'edit' | 'inspect'>,
  unknown
>;
const serviceCalls = { undo: undoServiceChange, cancel: cancelService };
const orderCalls = {
  pay: ({ id, version, price }) => payServiceOrder(id, { version, price }, quiet),
  cancel: ({ id, version }) => cancelServiceOrder(id, { version }, quiet),
} satisfies Record<OrderAction, (order: ServiceOrderDto) => Promise<ServiceOrderDto>>;

/** The three sections and their actions. */
export class CardsStore {
  readonly qualityInspection = new CardSection<QualityInspectionDto>((signal) =>
    listQualityInspections(listed(signal)),
  );
  readonly service = new CardSection<ServiceDto>((signal) => listServices(listed(signal)));
  readonly rulePreset = new CardSection<RulePresetDto>((signal) => listRulePresets(listed(signal)));

  /** Loads only what is missing: a hidden page still has its data when it is shown again. */
  load(): void {
    for (const section of sections) if (!this[section].list.isLoaded) this[section].load();
  }

  readonly stop = (): void => {
    for (const section of sections) this[section].list.stop();
  };

  /** Shows changes of other users live. */
  private readonly live = new LiveFollower(
    'card.changed',
    ({ section }) => void this[section].refresh(),
    () => {
      for (const section of sections) void this[section].refresh();
    },
  );

  /** What is submitted or decided elsewhere changes the figures of the queues. */
  private readonly content = new LiveReload(
    ['contentItem.changed'],
    () => void this.qualityInspection.refresh(),
  );

  readonly follow = (): (() => void) => {
    const ends = [this.live.start(), this.content.start()];
    return () => {
      for (const end of ends) end();
    };
  };

  moveService(card: ServiceDto, action: keyof typeof serviceCalls): Promise<ServiceDto | null> {
    const { id, version } = card;
    return this.service.act(card, action, () => serviceCalls[action](id, { version }, quiet));
  }

  /**
   * Opens or renews the service, at once or when the order is paid.
   * @throws ApiError
   */
  async orderService(
    { id, version }: ServiceDto,
    choice: OrderChoice,
    idempotencyKey: string,
  ): Promise<ServiceDto> {
    try {
      const changed = await orderService(id, { version, ...choice }, { ...quiet, idempotencyKey });
      this.service.put(changed);
      return changed;
    } catch (error) {
      await this.service.refresh();
      throw error;
    }
  }

  /** @returns the card after its waiting order was paid or cancelled; null if that failed */
  settleOrder(card: ServiceDto, action: OrderAction): Promise<ServiceDto | null> {
    return this.service.act(card, action, async () => {
      const { order } = card;
      if (order !== null) await orderCalls[action](order);
      const services = await listServices(quiet);
      return services.find(({ id }) => id === card.id) ?? card;
    });
  }

  /**
   * Takes back the last opening or renewal, from the toast about it.
   * @throws ApiError
   */
  readonly undoService = async ({ id, version }: ServiceDto): Promise<void> => {
    this.service.put(await undoServiceChange(id, { version }));
  };

  /** Optimistic update. On failure the card shows the error and returns to its previous state. */
  switchRule(card: RulePresetDto, enable: boolean): Promise<RulePresetDto | null> {
    const { id, version } = card;
    const call = enable ? enableRulePreset : disableRulePreset;
    return this.rulePreset.act(card, enable ? 'enable' : 'disable', () => call(id, { version }, quiet));
  }

  async removeQueue(card: QualityInspectionDto): Promise<boolean> {
    const { id, version } = card;
    const { qualityInspection } = this;
    const removed = await qualityInspection.act(card, 'remove', () =>
      queueCalls.remove(id, { version }, quiet),
    );
    if (removed !== null) qualityInspection.setAside(removed);
    return removed !== null;
  }

  async restoreQueue(card: QualityInspectionDto): Promise<void> {
    const { id, version } = card;
    await this.qualityInspection.act(card, 'restore', () => queueCalls.restore(id, { version }, quiet));
  }
}
