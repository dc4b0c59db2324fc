import { makeAutoObservable, reaction } from 'mobx';
import { ApiError } from '../../../api/api-error';
import type { ChatMessageDto, SendChatMessageDto } from '../../../api/generated/model';
import { sendChatMessage } from '../../../api/generated/studio/studio';
import { connection } from '../../../shared/data/connection';
import { newKey } from '../../../shared/lib/new-key';
import { type KeptMessage, readOutbox, writeOutbox } from './kept-outbox';

/** A message of this tab that the server has not confirmed. */
export interface UnsentMessage extends KeptMessage {
  /** `waiting`: for a connection. */
  state: 'pending' | 'waiting' | 'failed';
  /** Why it failed; null after a reload of the page. */
  error: unknown;
}

/**
 * Sends messages one after the other. A message keeps its key until the server has it, so that a retry never doubles
 * it. What is written without a connection waits for it. What waits and what failed is kept over a reload.
 */
export class OutboxStore {
  unsent: UnsentMessage[] = [];
  private readonly account: string;
  private readonly confirmed: (message: ChatMessageDto) => void;
  private last: Promise<void> = Promise.resolve();

  /** @param confirmed called with each message that the server has stored */
  constructor(account: string, confirmed: (message: ChatMessageDto) => void) {
    this.account = account;
    this.confirmed = confirmed;
    this.unsent = readOutbox(account).map((kept) => ({
      ...kept,
      state: kept.isWaiting === true ? 'waiting' : 'failed',
      error: null,
    }));
    makeAutoObservable<this, 'account' | 'confirmed' | 'last'>(
      this,
      { account: false, confirmed: false, last: false },
      { autoBind: true, deep: false },
    );
  }

  get failed(): number {
    return this.unsent.filter(({ state }) => state === 'failed').length;
  }

  /**
   * Sends what waits as soon as there is a connection.
   * @returns a function that ends it
   */
  follow(): () => void {
    return reaction(
      () => connection.isOffline,
      (isOffline) => {
        if (!isOffline) this.sendWaiting();
      },
      { fireImmediately: true },
    );
  }

  send(message: SendChatMessageDto, answered: KeptMessage['answered']): Promise<void> {
    const state = connection.isOffline ? 'waiting' : 'pending';
    const unsent: UnsentMessage = { key: newKey(), message, answered, state, error: null };
    this.set([...this.unsent, unsent]);
    return state === 'waiting' ? Promise.resolve() : this.enqueue(unsent);
  }

  retry(key: string): Promise<void> {
    const unsent = this.change(key, { state: 'pending', error: null });
    return unsent === undefined ? Promise.resolve() : this.enqueue(unsent);
  }

  /** @returns puts it back */
  discard(key: string): () => void {
    const discarded = this.unsent.filter((one) => one.key === key);
    this.remove(key);
    return () => {
      this.set([...this.unsent, ...discarded]);
    };
  }

  /**
   * The server has the message, though the answer to the call may not be here yet.
   * @returns whether it is a message of this tab
   */
  settle({ key }: ChatMessageDto): boolean {
    const isOwn = key !== null && this.unsent.some((unsent) => unsent.key === key);
    if (isOwn) this.remove(key);
    return isOwn;
  }

  private sendWaiting(): void {
    for (const { key, state } of this.unsent) if (state === 'waiting') void this.retry(key);
  }

  /** In the order in which they were written. */
  private enqueue(unsent: UnsentMessage): Promise<void> {
    this.last = this.last.then(() => this.transmit(unsent));
    return this.last;
  }

  private async transmit({ key, message }: UnsentMessage): Promise<void> {
    try {
      const sent = await sendChatMessage(message, { idempotencyKey: key, skipErrorToast: true });
      this.remove(key);
      this.confirmed(sent);
    } catch (error) {
      const isLost = connection.isOffline && error instanceof ApiError && error.isOffline;
      this.change(key, isLost ? { state: 'waiting', error: null } : { state: 'failed', error });
    }
  }

  private change(key: string, part: Pick<UnsentMessage, 'state' | 'error'>): UnsentMessage | undefined {
    this.set(this.unsent.map((unsent) => (unsent.key === key ? { ...unsent, ...part } : unsent)));
    return this.unsent.find((unsent) => unsent.key === key);
  }

  private remove(key: string): void {
    this.set(this.unsent.filter((unsent) => unsent.key !== key));
  }

  private set(unsent: UnsentMessage[]): void {
    this.unsent = unsent;
    writeOutbox(
      this.account,
      unsent.map((one) => ({ ...one, isWaiting: one.state === 'waiting' })),
    );
  }
}
