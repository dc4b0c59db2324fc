import type { MessageDto } from '../../../api/generated/model';
import { liveEvents } from '../../../shared/live-events/live-events.store';

interface Follower {
  created: (message: MessageDto) => void;
  updated: (message: MessageDto) => void;
  read: (ids: number[]) => void;
  removed: (ids: number[]) => void;
  /** Events may have been missed. */
  gap: () => void;
}

/**
 * Follows changes to this user's messages in this tab, in other tabs and on other devices.
 * @returns a function that ends this subscription
 */
export function watchMessages({ created, updated, read, removed, gap }: Follower): () => void {
  const ends = [
    liveEvents.on('message.created', created),
    liveEvents.on('message.updated', updated),
    liveEvents.on('message.read', ({ ids }) => {
      read(ids);
    }),
    liveEvents.on('message.removed', ({ ids }) => {
      removed(ids);
    }),
    liveEvents.onGap(gap),
  ];
  return () => {
    for (const end of ends) end();
  };
}
