import type { MessageDto } from '../../../api/generated/model';
import { liveEvents } from '../../../shared/live-events/live-events.store';

interface Follower {
  created: (message: MessageDto) => void;
  read: (ids: number[]) => void;
  removed: (ids: number[]) => void;
  /** Some of it may have been missed. */
  gap: () => void;
}

/** What happens to the messages of this person, here, in other tabs and elsewhere. Gives what ends it. */
export function followMessages({ created, read, removed, gap }: Follower): () => void {
  const ends = [
    liveEvents.on('message.created', created),
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
