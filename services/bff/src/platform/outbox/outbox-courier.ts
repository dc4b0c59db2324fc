import { type EntityManager } from 'typeorm';
import { DeliveryError } from './outbox-kind.js';
import { FAILURE, type OutboxKindName } from './outbox.constants.js';
import { type OutboxHandlersService, type Registered } from './outbox-handlers.service.js';
import { type OutboxMessagesRepository, type TakenMessage } from './outbox-messages.repository.js';
import { pauseAfter } from './pause-after.js';

export type Outcome = 'delivered' | 'postponed' | 'dead';

interface Surroundings {
  messages: OutboxMessagesRepository;
  handlers: OutboxHandlersService;
  manager: EntityManager;
  /** Called after each attempt. */
  report: (outcome: Outcome, failure: { messageId: string; attempts: number; failure: string }) => void;
  /** Called when the outcome of an attempt cannot be stored. The message is delivered again then. */
  lost: (error: unknown) => void;
}

/** Delivers the messages of one kind in this process, several at a time. */
export class OutboxCourier {
  /** The lane of each message that is under way. */
  private readonly underway = new Map<Promise<void>, string>();
  private stopped = false;

  constructor(
    private readonly registered: Registered,
    private readonly around: Surroundings,
  ) {}

  get name(): OutboxKindName {
    return this.registered.kind.name;
  }

  /** Takes as many messages as it may and does not wait for them; each that ends makes room for another one. */
  async fill(): Promise<void> {
    const { kind } = this.registered;
    while (!this.stopped && this.underway.size < kind.atATime.all) {
      const taken = await this.around.messages.take(kind, this.fullLanes());
      if (!taken) return;
      const delivery = this.deliver(taken).finally(() => {
        this.underway.delete(delivery);
        this.fill().catch(this.around.lost);
      });
      this.underway.set(delivery, taken.lane);
    }
  }

  /** Waits for work in progress. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.underway.keys());
  }

  private fullLanes(): string[] {
    const counts = new Map<string, number>();
    for (const lane of this.underway.values()) counts.set(lane, (counts.get(lane) ?? 0) + 1);
    const { ofOneLane } = this.registered.kind.atATime;
    return [...counts].filter(([, count]) => count >= ofOneLane).map(([lane]) => lane);
  }

  private async deliver(taken: TakenMessage): Promise<void> {
    const { messages, lost, report } = this.around;
    const { id: messageId, attempts } = taken;
    try {
      const failed = await this.attempt(taken);
      if (!failed) {
        await messages.remove(taken);
        report('delivered', { messageId, attempts, failure: '' });
        return;
      }
      const failure = failed.failure.slice(0, FAILURE.maxLength);
      if (failed.isFinal) {
        await this.bury(taken, failure);
        report('dead', { messageId, attempts, failure });
      } else {
        const pause = Math.max(pauseAfter(attempts, this.registered.kind.retry), failed.retryAfterSeconds);
        await messages.postpone(taken, failure, pause);
        report('postponed', { messageId, attempts, failure });
      }
    } catch (error) {
      lost(error);
    }
  }

  /** @returns what went wrong, if anything did. */
  private async attempt(taken: TakenMessage): Promise<DeliveryError | undefined> {
    const { kind, handler } = this.registered;
    const payload = this.around.handlers.payloadOf(kind.name, taken.sealed);
    if (!payload) return new DeliveryError('KEY', { isFinal: true });
    const signal = AbortSignal.timeout(kind.timeoutSeconds * 1_000);
    // A handler that ignores the signal keeps no place.
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const onTimeout = () => {
      reject(new DeliveryError('TIMEOUT'));
    };
    signal.addEventListener('abort', onTimeout);
    try {
      const delivered = handler.deliver(payload, { id: taken.id, number: taken.attempts, signal });
      await Promise.race([delivered, timeout]);
      return undefined;
    } catch (error) {
      return error instanceof DeliveryError ? error : new DeliveryError(codeOf(error));
    } finally {
      signal.removeEventListener('abort', onTimeout);
    }
  }

  private async bury(taken: TakenMessage, failure: string): Promise<void> {
    const { messages, handlers, manager } = this.around;
    await manager.transaction(async (transaction) => {
      if (!(await messages.bury(taken, failure, transaction))) return;
      await handlers.died(transaction, [{ kind: this.name, sealed: taken.sealed }]);
    });
  }
}

function codeOf(error: unknown): string {
  return Error.isError(error) && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}
