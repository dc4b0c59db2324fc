import { makeAutoObservable } from 'mobx';
import { getUnreadMessages } from '../../../api/generated/messages/messages';
import type { MessageKind, UnreadMessagesDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { takeStart } from '../../../shared/session/start';
import { Throttle } from '../../../shared/lib/throttle';
import { kinds } from './messages.constants';

/** The unread counts. The server counts after every event, so that they stay correct. */
export class UnreadStore {
  private readonly counts = new Resource<UnreadMessagesDto>();
  /** Ends with the quiet hours, when what came in them counts. */
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private readonly throttle = new Throttle(() => void this.load());

  constructor() {
    makeAutoObservable<this, 'counts' | 'quiet' | 'throttle'>(
      this,
      { counts: false, quiet: false, throttle: false },
      { autoBind: true },
    );
  }

  of(kind: MessageKind): number {
    return this.counts.data?.[kind] ?? 0;
  }

  /** False while the counts have not loaded: nothing is known of them yet. */
  isNone(kind: MessageKind): boolean {
    return this.counts.data !== null && this.of(kind) === 0;
  }

  get total(): number {
    return kinds.reduce((sum, kind) => sum + this.of(kind), 0);
  }

  async load(): Promise<void> {
    await this.counts.load(
      async (signal) => takeStart('unread') ?? (await getUnreadMessages({ signal, skipErrorToast: true })),
    );
    const { quietSeconds = null } = this.counts.data ?? {};
    clearTimeout(this.quiet);
    if (quietSeconds !== null) this.quiet = setTimeout(this.changed, quietSeconds * 1_000);
  }

  /** Reloads the counts, once for a burst of events. */
  readonly changed = (): void => {
    this.throttle.schedule();
  };

  readonly stop = (): void => {
    clearTimeout(this.quiet);
    this.throttle.cancel();
    this.counts.stop();
  };
}
