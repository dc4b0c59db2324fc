import { makeAutoObservable } from 'mobx';
import { getUnreadMessages } from '../../../api/generated/messages/messages';
import type { MessageKind, UnreadMessagesDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { Soon } from '../../../shared/lib/soon';
import { kinds } from './messages.constants';

/** How many messages are unread. Counted by the server whenever something happens, so that it stays true. */
export class UnreadStore {
  private readonly counts = new Resource<UnreadMessagesDto>();
  private readonly soon = new Soon(() => void this.load());

  constructor() {
    makeAutoObservable<this, 'counts' | 'soon'>(this, { counts: false, soon: false }, { autoBind: true });
  }

  of(kind: MessageKind): number {
    return this.counts.data?.[kind] ?? 0;
  }

  get total(): number {
    return kinds.reduce((sum, kind) => sum + this.of(kind), 0);
  }

  async load(): Promise<void> {
    await this.counts.load((signal) => getUnreadMessages({ signal, shownInPlace: true }));
  }

  /** Counts again, once for all that happens at about the same time. */
  readonly changed = (): void => {
    this.soon.ask();
  };

  readonly stop = (): void => {
    this.soon.cancel();
    this.counts.stop();
  };
}
