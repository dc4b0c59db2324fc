import { getBillingSummary } from '../../../../api/generated/billing/billing';
import { listMessagePage } from '../../../../api/generated/messages/messages';
import type { BillingSummaryDto, MessageDto } from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';
import { Throttle } from '../../../../shared/lib/throttle';
import { liveEvents } from '../../../../shared/live-events/live-events.store';
import { unreadTodos } from './unread-todos';

export interface Needs extends BillingSummaryDto {
  todos: MessageDto[];
  /** Of all unread todos. */
  todoCount: number;
}

/** Open tasks, counted by the server, and again after every live event that changes them. */
export class NeedsStore {
  readonly needs = new Resource<Needs>();
  private readonly throttle = new Throttle(() => {
    this.load();
  });

  /** Counts again, also when the page is shown again. @returns a function that ends following changes */
  readonly start = (): (() => void) => {
    this.load();
    const changed = this.throttle.schedule;
    const ends = [
      liveEvents.on('message.created', changed),
      liveEvents.on('message.updated', changed),
      liveEvents.on('message.read', changed),
      liveEvents.on('message.removed', changed),
      liveEvents.on('card.changed', changed),
      liveEvents.on('ledger.changed', changed),
      liveEvents.onGap(changed),
    ];
    return () => {
      for (const end of ends) end();
      this.throttle.cancel();
      this.needs.stop();
    };
  };

  readonly load = (): void => {
    void this.needs.load(async (signal) => {
      const quiet = { signal, skipErrorToast: true };
      const [billing, todos] = await Promise.all([
        getBillingSummary(quiet),
        listMessagePage(unreadTodos, quiet),
      ]);
      return { ...billing, todos: todos.list, todoCount: todos.total };
    });
  };
}
