/** The kinds of outgoing messages. Stored with each message, and a label of the metrics. */
export const OUTBOX_KINDS = ['mail', 'webhook'] as const;
export type OutboxKindName = (typeof OUTBOX_KINDS)[number];

/** Notifies every replica that something waits; the payload is the kind. */
export const OUTBOX_CHANNEL = 'sala_outbox';

/** In case the notification is lost, and for repeated attempts. */
export const DELIVERY_INTERVAL_MS = 5_000;
/** How often messages past their deadline become dead letters, and what is of no use any more is removed. */
export const SWEEP_INTERVAL_MS = 15_000;
export const SWEEP_BATCH = 200;
/**
 * How long one process holds a message beyond the time limit of the attempt. After that another one delivers it, so a
 * process that was killed or stopped delays its messages by no more than this.
 */
export const LEASE_SLACK_SECONDS = 30;
/** After this time a message that was not delivered is removed for good. */
export const DEAD_LETTER_DAYS = 30;
/** What went wrong, as a code. Never a text of the other side, which may quote addresses. */
export const FAILURE = { maxLength: 64 } as const;
