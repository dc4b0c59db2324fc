import { z } from 'zod';
import { EVENT_ID, EVENT_TYPES, EVENTS_LIMIT } from './events.constants.js';
import { type AcceptedEvents } from './read-events.js';

const integers = z.array(z.int32()).max(EVENTS_LIMIT);

/** The accepted events of a request in a stream. The lists have an entry for each event. */
const messageSchema = z
  .object({
    /** The release before writes none. */
    channelId: z.int32().nullable().default(null),
    /** Hexadecimal digits of the hash. */
    visitor: z
      .string()
      .regex(/^([\da-f]{2})*$/)
      .nullable(),
    ids: z.array(z.string().regex(EVENT_ID)).min(1).max(EVENTS_LIMIT),
    types: z.array(z.enum(EVENT_TYPES)),
    minutes: integers,
    itemIds: integers,
    seconds: integers,
    pages: integers.nullable().default(null),
  })
  .refine(({ ids, types, minutes, itemIds, seconds, pages }) =>
    [types, minutes, itemIds, seconds, pages ?? ids].every(({ length }) => length === ids.length),
  );

type EventMessage = z.infer<typeof messageSchema>;

export interface StreamedBatch extends EventMessage {
  /** Of the message in its stream. */
  sequence: number;
}

export function writeMessage({ channelId, events, visitor }: AcceptedEvents): string {
  const message: EventMessage = {
    channelId,
    visitor: visitor?.toString('hex') ?? null,
    ids: events.map(({ id }) => id),
    types: events.map(({ type }) => type),
    minutes: events.map(({ minute }) => minute),
    itemIds: events.map(({ itemId }) => itemId),
    seconds: events.map(({ seconds }) => seconds),
    pages: events.map(({ page }) => page),
  };
  return JSON.stringify(message);
}

/** Undefined: it is no message of this product. */
export function readMessage(sequence: number, text: string): StreamedBatch | undefined {
  try {
    return { sequence, ...messageSchema.parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}
