import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { AudienceService } from '../../content/audience/audience.service.js';
import { EventInboxRepository } from './event-inbox.repository.js';
import { EventLagService } from './event-lag.service.js';
import { WaitingLikesRepository } from './waiting-likes.repository.js';

/** Keyed hashes of visitors, wherever they are: with events that wait, with likes that may be taken back, and in the audience. */
@Injectable()
export class VisitorHashesService {
  constructor(
    private readonly inbox: EventInboxRepository,
    private readonly likes: WaitingLikesRepository,
    private readonly audience: AudienceService,
    private readonly lag: EventLagService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** All those of one visitor, one for each key. */
  async erase(manager: EntityManager, hashes: Buffer[]): Promise<void> {
    await this.inbox.eraseVisitor(manager, hashes);
    await this.likes.erase(manager, hashes);
    await this.audience.erase(manager, hashes);
  }

  /** Whether any may be left that was made until then. */
  async has(until: Date): Promise<boolean> {
    return (
      (await this.isWaiting(until)) ||
      (await this.likes.hasHashes(this.manager, until)) ||
      (await this.audience.hasHashes(this.manager, until))
    );
  }

  /** Whether events that were received until then may still wait to be counted. */
  async isWaiting(until: Date): Promise<boolean> {
    const seconds = await this.lag.seconds();
    return seconds === undefined || Date.now() - seconds * 1_000 <= until.getTime();
  }

  /** Forgets those that were made until then, but for what a stream holds. What is being counted meanwhile is in the audience then. */
  async forget(manager: EntityManager, until: Date): Promise<void> {
    await this.inbox.forgetVisitors(manager, until);
    await this.likes.forgetHashes(manager, until);
    await this.audience.forgetHashes(manager, until);
  }
}
