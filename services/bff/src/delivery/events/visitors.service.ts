import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { inTurn } from '../../platform/database/in-turn.js';
import { EventStreamService } from './event-stream.service.js';
import { FOLD, VISITOR_HASH_BYTES } from './events.constants.js';
import { VisitorHashesService } from './visitor-hashes.service.js';
import { VisitorKeysService } from './visitor-keys.service.js';

/** Visitors are stored as hashes with a key of the deployment, so that a copy of the database does not tell who was there. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly hashes: VisitorHashesService,
    private readonly stream: EventStreamService,
    private readonly keys: VisitorKeysService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  hash(visitor: string): Buffer {
    return hashOf(visitor, this.keys.current);
  }

  /** Nobody can tell afterwards which days were those of the visitor. */
  async erase(visitor: string): Promise<void> {
    // What a stream holds cannot be changed, only counted.
    await this.stream.settle();
    await this.manager.transaction(async (manager) => {
      await inTurn(manager, FOLD.lock);
      const hashes = (await this.keys.all(manager)).map((key) => hashOf(visitor, key));
      await this.hashes.erase(manager, hashes);
    });
  }
}

function hashOf(visitor: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(visitor).digest().subarray(0, VISITOR_HASH_BYTES);
}
