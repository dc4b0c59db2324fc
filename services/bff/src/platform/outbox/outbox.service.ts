import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { seal } from '../../common/sealing/seal.js';
import { Config } from '../../config/config.js';
import { DEAD_LETTER_DAYS } from './outbox.constants.js';
import { sealedAs } from './outbox-handlers.service.js';
import { type OutboxKind } from './outbox-kind.js';
import { OutboxMessagesRepository } from './outbox-messages.repository.js';

interface About {
  /** Of the message in every attempt. One that was delivered, or is a dead letter, is sent again under its id. */
  id?: string;
  /** For administrators; says nothing about a person. */
  subject: string;
  /** Messages with the same lane are delivered a few at a time. */
  lane?: string;
  /** How long it helps anybody, such as the lifetime of a link in it. */
  usefulSeconds?: number;
  /** How long it waits before the first attempt. The time for attempts begins after that. */
  delaySeconds?: number;
}

/** Accepts outgoing messages. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly messages: OutboxMessagesRepository,
    private readonly config: Config,
  ) {}

  /**
   * Has the message delivered once the transaction of `manager` commits, soon after it, and again if that fails. A rollback
   * delivers nothing. It may arrive more than once, and is never lost: what cannot be delivered in time becomes a dead
   * letter.
   *
   * @example
   * await outbox.send(manager, MAIL, mail, { subject: mail.template });
   */
  async send<Payload extends object>(
    manager: EntityManager,
    { name, deadlineSeconds }: OutboxKind<Payload>,
    payload: Payload,
    {
      id = randomUUID(),
      subject,
      lane = '',
      usefulSeconds = DEAD_LETTER_DAYS * 86_400,
      delaySeconds = 0,
    }: About,
  ): Promise<void> {
    const sealed = seal(JSON.stringify(payload), sealedAs(name), this.config.jwtKeys);
    const deadline = Math.min(delaySeconds + deadlineSeconds, usefulSeconds);
    await this.messages.insert(
      { id, kind: name, lane, subject, sealed, deadlineSeconds: deadline, usefulSeconds, delaySeconds },
      manager,
    );
  }

  /** Forgets all messages of a lane: what waits is not sent. */
  async discard(manager: EntityManager, { name }: OutboxKind<object>, lane: string): Promise<void> {
    await this.messages.removeLane(name, lane, manager);
  }
}
