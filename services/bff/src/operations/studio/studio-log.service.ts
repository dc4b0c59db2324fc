import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { STUDIO_CHANGED } from './studio.event.js';
import { STUDIO_ID, type StudioPart } from './studio.constants.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

interface StudioChange {
  part: StudioPart;
  action: AuditActionName;
  before: object | null;
  after: object;
}

/** The operation log of the studio. */
@Injectable()
export class StudioLogService {
  constructor(
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
  ) {}

  /** Records a change and notifies clients that show the studio. */
  async record(manager: EntityManager, actor: SignedInActor, change: StudioChange): Promise<void> {
    const { part, action, before, after } = change;
    const entry = { entityId: STUDIO_ID, before, after };
    await this.audit.record(manager, actor, { entity: 'studio', action }, entry);
    await this.events.publish(manager, STUDIO_CHANGED, {}, { part, action });
  }

  /** The refusal of an edit that is based on an outdated version of the information. */
  async outdated(manager: EntityManager, current: object): Promise<AppError> {
    const edits = { entity: 'studio', entityId: STUDIO_ID, action: 'edit' } as const;
    return await this.audit.outdated(manager, edits, current);
  }

  async history(query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return await this.audit.history('studio', STUDIO_ID, query, principal);
  }
}
