import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import {
  AccountNamesService,
  type CalledAfterPeople,
  type Renaming,
} from '../../people/accounts/account-names.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { AUTHOR_CHANGED } from './author.event.js';
import { AuthorsRepository } from './authors.repository.js';

/** Authors who have an account are called as it is, until somebody calls them otherwise. */
@Injectable()
export class PeopleAsAuthorsService implements CalledAfterPeople {
  constructor(
    private readonly authors: AuthorsRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    names: AccountNamesService,
  ) {
    names.add(this);
  }

  async hold(accountId: number, manager: EntityManager): Promise<void> {
    await this.authors.lockOfAccount(accountId, manager);
  }

  async rename({ accountId, before, after, erases }: Renaming, actor: SignedInActor, manager: EntityManager) {
    const known = await this.authors.allOfAccount(accountId, manager);
    const renamed = erases ? known : known.filter(({ name }) => name === before && name !== after);
    for (const { id, name } of renamed) {
      await this.authors.change(id, { name: after, ...(erases && { note: '' }) }, manager);
      const change = { entityId: id, before: erases ? {} : { name }, after: { name: after } };
      await this.audit.record(manager, actor, { entity: 'author', action: 'edit' }, change);
      await this.events.publish(manager, AUTHOR_CHANGED, {}, { id, action: 'edit' });
    }
  }
}
