import { getUnreadMessages } from '../../../../api/generated/messages/messages';
import type { UnreadMessagesDto } from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';
import { Throttle } from '../../../../shared/lib/throttle';
import { liveEvents } from '../../../../shared/live-events/live-events.store';

/** What waits for somebody: it is counted by the server, and again after every change that is heard of. */
export class NeedsStore {
  readonly unread = new Resource<UnreadMessagesDto>();
  private readonly throttle = new Throttle(() => {
    this.loadUnread();
  });

  /** Counts anew, also when the page is shown again. @returns a function that ends following changes */
  readonly start = (): (() => void) => {
    this.loadUnread();
    const changed = () => {
      this.throttle.schedule();
    };
    const ends = [
      liveEvents.on('message.created', changed),
      liveEvents.on('message.updated', changed),
      liveEvents.on('message.read', changed),
      liveEvents.on('message.removed', changed),
      liveEvents.onGap(changed),
    ];
    return () => {
      for (const end of ends) end();
      this.throttle.cancel();
      this.unread.stop();
    };
  };

  readonly loadUnread = (): void => {
    void this.unread.load((signal) => getUnreadMessages({ signal, skipErrorToast: true }));
  };
}
