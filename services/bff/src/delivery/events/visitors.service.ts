import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { keyFor } from '../../common/sealing/key-for.js';
import { Config } from '../../config/config.js';
import { AudienceService } from '../../content/audience/audience.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { EventInboxRepository } from './event-inbox.repository.js';
import { EventStreamService } from './event-stream.service.js';
import { FOLD } from './events.constants.js';

const HASH_BYTES = 16;

/** Visitors are stored as hashes with a key of the deployment, so that a copy of the database does not tell who was there. */
@Injectable()
export class VisitorsService {
  /** The first one hashes; the others are those of former hashes. */
  private readonly keys: Buffer[];

  constructor(
    private readonly audience: AudienceService,
    private readonly inbox: EventInboxRepository,
    private readonly stream: EventStreamService,
    @InjectEntityManager() private readonly manager: EntityManager,
    config: Config,
  ) {
    this.keys = config.jwtKeys.map((key) => keyFor('visitors', key));
  }

  hash(visitor: string): Buffer {
    return this.hashes(visitor)[0] ?? Buffer.alloc(0);
  }

  /** Nobody can tell afterwards which days were those of the visitor. */
  async erase(visitor: string): Promise<void> {
    const hashes = this.hashes(visitor);
    // What a stream holds cannot be changed, only counted.
    await this.stream.settle();
    await this.manager.transaction(async (manager) => {
      await inTurn(manager, FOLD.lock);
      await this.inbox.eraseVisitor(manager, hashes);
      await this.audience.erase(manager, hashes);
    });
  }

  private hashes(visitor: string): Buffer[] {
    return this.keys.map((key) => createHmac('sha256', key).update(visitor).digest().subarray(0, HASH_BYTES));
  }
}
