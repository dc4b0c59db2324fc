import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';

/** What others are shown as the name of an account, and now are shown instead. */
export interface Renaming {
  accountId: number;
  before: string;
  after: string;
  /** Whether the person is to be found nowhere, whatever they were called there. */
  erases: boolean;
}

/** What is called after people. */
export interface CalledAfterPeople {
  /** Locks what is called after this person. Before the account is locked: so does whoever names both. */
  hold: (accountId: number, manager: EntityManager) => Promise<void>;
  rename: (renaming: Renaming, actor: SignedInActor, manager: EntityManager) => Promise<void>;
}

/** Tells the domains above when a person is called something else. */
@Injectable()
export class AccountNamesService {
  private readonly called: CalledAfterPeople[] = [];

  /** Called by each noun that is called after people. */
  add(noun: CalledAfterPeople): void {
    this.called.push(noun);
  }

  async hold(accountId: number, manager: EntityManager): Promise<void> {
    for (const noun of this.called) await noun.hold(accountId, manager);
  }

  /** What was held before. */
  async rename(renaming: Renaming, actor: SignedInActor, manager: EntityManager): Promise<void> {
    for (const noun of this.called) await noun.rename(renaming, actor, manager);
  }
}
