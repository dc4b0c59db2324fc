import { Injectable } from '@nestjs/common';
import { PresenceRepository } from './presence.repository.js';

/** When people were here. Reading alone is not a sign of it: open pages read by themselves. */
@Injectable()
export class PresenceService {
  constructor(private readonly presence: PresenceRepository) {}

  /** The person has opened a page. */
  seen(accountId: number): Promise<void> {
    return this.presence.seen(accountId);
  }

  /** When the person's visit before this one ended, in whole seconds; null if this one is the first. */
  leftAt(accountId: number): Promise<Date | null> {
    return this.presence.leftAt(accountId);
  }
}
