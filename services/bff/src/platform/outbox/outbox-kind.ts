import { type EntityManager } from 'typeorm';
import { type OutboxKindName } from './outbox.constants.js';

/** Something that leaves the product. Define it once, beside the code that delivers it. */
export interface OutboxKind<Payload extends object> {
  readonly name: OutboxKindName;
  /** How many messages one process delivers at a time, of all lanes together and of one lane. */
  readonly atATime: { all: number; ofOneLane: number };
  /** How long an attempt may take. */
  readonly timeoutSeconds: number;
  /** The pause before the second attempt. It doubles with each further one, up to the longest. */
  readonly retry: { firstSeconds: number; longestSeconds: number };
  /** How long attempts go on. After that the message is a dead letter. */
  readonly deadlineSeconds: number;
  /** Ties the type of the payload to the kind. Never set. */
  readonly payload?: Payload;
}

export interface Attempt {
  /** Stays the same in every attempt, so that the other side can recognise a repetition. */
  id: string;
  /** Counts from 1. */
  number: number;
  /** Aborted when the time limit is over. */
  signal: AbortSignal;
}

/** Delivers the messages of a kind. Each may arrive more than once, because a process may end before it says so. */
export interface OutboxHandler<Payload extends object> {
  /** False where the deployment has nothing to deliver with. */
  readonly isReady: boolean;
  /** @throws DeliveryError; any other error counts as a failure that may pass */
  deliver(payload: Payload, attempt: Attempt): Promise<void>;
  /** In the transaction in which the message becomes a dead letter. */
  died?(manager: EntityManager, payload: Payload): Promise<void>;
  /** In the transaction in which an administrator has the message sent again. */
  revived?(manager: EntityManager, payload: Payload): Promise<void>;
  /** To whom the message goes, for administrators: a person by a masked address. */
  recipientOf(payload: Payload): string;
}

interface Failure {
  /** Whether a further attempt is of no use. */
  isFinal?: boolean;
  /** When the other side asks to be tried again. */
  retryAfterSeconds?: number;
}

/** An attempt that failed. */
export class DeliveryError extends Error {
  readonly isFinal: boolean;
  readonly retryAfterSeconds: number;

  /** @param failure a code that is stored, logged and shown, such as `HTTP 500` */
  constructor(
    readonly failure: string,
    { isFinal = false, retryAfterSeconds = 0 }: Failure = {},
  ) {
    super(failure);
    this.isFinal = isFinal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
