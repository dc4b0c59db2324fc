import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type NewSession } from './sessions.repository.js';

/** A session that is being opened, and is stored in the same transaction. */
export interface Opening extends NewSession {
  /** The person has proved that it is a device of theirs, so that it need not be compared. */
  isOwnDevice: boolean;
}

type Follower = (manager: EntityManager, opening: Opening) => Promise<void>;

/** Lets domains above this one take part in the opening of a session, in its transaction. */
@Injectable()
export class SessionOpeningsService {
  private readonly followers: Follower[] = [];

  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  async tell(manager: EntityManager, opening: Opening): Promise<void> {
    for (const follower of this.followers) await follower(manager, opening);
  }
}
