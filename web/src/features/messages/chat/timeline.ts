import type { ChatMessageDto, ChatModerationDto } from '../../../api/generated/model';

/** A part of the chat without gaps, in the order of sending. */
export interface Timeline {
  messages: ChatMessageDto[];
  /** There are older messages that were not loaded. */
  hasEarlier: boolean;
}

/** A change that a live event or an action reports. */
export type Change = (timeline: Timeline) => Timeline;

/** Adds messages, each of them once. Of two states of one message the later version counts. */
export function merge(known: readonly ChatMessageDto[], more: readonly ChatMessageDto[]): ChatMessageDto[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const version = byId.get(message.id)?.version ?? 0;
    if (message.version >= version) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** The newest page from the server, with the older messages that were loaded before, if it follows them without a gap. */
export function withNewest(known: Timeline | null, newest: Timeline): Timeline {
  const first = newest.messages[0];
  const last = known?.messages.at(-1);
  if (known === null || first === undefined || last === undefined || last.id < first.id) return newest;
  const earlier = known.messages.filter(({ id }) => id < first.id);
  if (earlier.length === 0) return newest;
  return { messages: [...earlier, ...newest.messages], hasEarlier: known.hasEarlier };
}

export function added(message: ChatMessageDto): Change {
  return ({ messages, hasEarlier }) => ({ messages: merge(messages, [message]), hasEarlier });
}

export function collected(id: number, isCollect: boolean): Change {
  return changed(id, (message) => ({ ...message, isCollect }));
}

/** The message, and the quotes of it. */
export function moderated({ id, version, hiddenReason }: ChatModerationDto): Change {
  const isHidden = hiddenReason !== null;
  return ({ messages, hasEarlier }) => ({
    messages: messages.map((message) => {
      if (message.id === id)
        return version >= message.version ? { ...message, version, hiddenReason } : message;
      if (message.replyTo?.id !== id) return message;
      return { ...message, replyTo: { ...message.replyTo, isHidden } };
    }),
    hasEarlier,
  });
}

function changed(id: number, change: (message: ChatMessageDto) => ChatMessageDto): Change {
  return ({ messages, hasEarlier }) => ({
    messages: messages.map((message) => (message.id === id ? change(message) : message)),
    hasEarlier,
  });
}
