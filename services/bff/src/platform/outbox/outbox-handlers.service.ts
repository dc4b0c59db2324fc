import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { unseal } from '../../common/sealing/seal.js';
import { Config } from '../../config/config.js';
import { LiveEventsService } from '../live-events/live-events.service.js';
import { OUTBOX_CHANGED } from './outbox.event.js';
import { type OutboxHandler, type OutboxKind } from './outbox-kind.js';
import { type OutboxMessage } from './outbox-message.entity.js';

export interface Registered {
  kind: OutboxKind<object>;
  handler: OutboxHandler<object>;
}

/** The purpose for which the payloads of a kind are sealed. */
export function sealedAs(kind: string): string {
  return `outgoing ${kind}`;
}

/** Who delivers which kind of message. */
@Injectable()
export class OutboxHandlersService {
  private readonly handlers = new Map<string, Registered>();

  constructor(
    private readonly config: Config,
    private readonly events: LiveEventsService,
  ) {}

  /** Call while the application is being built. */
  register<Payload extends object>(kind: OutboxKind<Payload>, handler: OutboxHandler<Payload>): void {
    // A payload has the type of its kind, because it is stored and read under its name.
    const registered = { kind, handler } as unknown as Registered;
    this.handlers.set(kind.name, registered);
  }

  get all(): Registered[] {
    return [...this.handlers.values()];
  }

  of(kind: string): Registered | undefined {
    return this.handlers.get(kind);
  }

  /** Undefined if its key is no longer configured, or it was removed. */
  payloadOf(kind: string, sealed: Buffer | null): object | undefined {
    const text = sealed === null ? undefined : unseal(sealed, sealedAs(kind), this.config.jwtKeys);
    return text === undefined ? undefined : (JSON.parse(text) as object);
  }

  /** Tells administrators and the handlers of messages that became dead letters, in that transaction. */
  async died(manager: EntityManager, dead: readonly Pick<OutboxMessage, 'kind' | 'sealed'>[]): Promise<void> {
    for (const { kind, sealed } of dead) {
      const payload = this.payloadOf(kind, sealed);
      if (payload) await this.of(kind)?.handler.died?.(manager, payload);
    }
    const kinds = [...new Set(dead.map(({ kind }) => kind))];
    await this.events.publish(manager, OUTBOX_CHANGED, {}, ...kinds.map((kind) => ({ kind })));
  }
}
