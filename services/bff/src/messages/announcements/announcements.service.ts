import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page } from '../../common/paging/page.dto.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { AnnouncementDto, type AnnouncementQuery, type WriteAnnouncementDto } from './announcement.dto.js';
import { type Announcement } from './announcement.entity.js';
import { ANNOUNCEMENT_CHANGED } from './announcement.event.js';
import {
  ANNOUNCEMENT_TRANSITIONS,
  type AnnouncementAction,
  type AnnouncementMove,
} from './announcements.constants.js';
import { AnnouncementsRepository } from './announcements.repository.js';

interface AnnouncementChange {
  id: number;
  action: AnnouncementMove;
  /** What the caller has read. */
  version: number;
  /** The new content, if it is edited. */
  content?: Pick<WriteAnnouncementDto, 'kind' | 'texts'>;
}

@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly announcements: AnnouncementsRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly idempotency: IdempotencyService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(query: AnnouncementQuery): Promise<Page<AnnouncementDto>> {
    const [list, total] = await this.announcements.page(query);
    return { list: list.map((announcement) => this.shown(announcement)), total };
  }

  /** @throws AppError notFound, also for a removed one */
  async one(id: number): Promise<AnnouncementDto> {
    const announcement = await this.announcements.published(id);
    if (announcement === null) throw new AppError('notFound');
    return this.shown(announcement);
  }

  async create(
    request: WriteAnnouncementDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<AnnouncementDto> {
    const { accountId } = actor;
    const call = { operation: 'createAnnouncement' as const, accountId, key, request };
    return await this.idempotency.once(call, async (manager) => {
      const { kind, texts } = request;
      const created = await this.announcements.save({ kind, texts, authorId: accountId }, manager);
      await this.record(manager, actor, 'create', null, created);
      return this.shown(created);
    });
  }

  /** @throws AppError notFound, conflict */
  async change(
    { id, action, version, content }: AnnouncementChange,
    actor: SignedInActor,
  ): Promise<AnnouncementDto> {
    return await this.manager.transaction(async (manager) => {
      const before = await this.announcements.lock(id, manager);
      if (before === null) throw new AppError('notFound');
      const state = before.removedAt === null ? ('published' as const) : ('removed' as const);
      const current = before.version;
      if (version !== current)
        throw await this.audit.outdated(
          manager,
          { entity: 'announcement', entityId: id },
          { state, version: current },
        );
      const to = follow(ANNOUNCEMENT_TRANSITIONS[action], { state, version: current }, version);
      const { kind, texts } = content ?? before;
      const removedAt = to === 'removed' ? new Date() : null;
      const after = await this.announcements.save(
        { id, kind, texts, removedAt, version: current + 1 },
        manager,
      );
      await this.record(manager, actor, action, before, after);
      return this.shown(after);
    });
  }

  private async record(
    manager: EntityManager,
    actor: SignedInActor,
    action: AnnouncementAction,
    before: Announcement | null,
    after: Announcement,
  ): Promise<void> {
    const { id, version } = after;
    const change = { entityId: id, before: before && audited(before), after: audited(after) };
    await this.audit.record(manager, actor, { entity: 'announcement', action }, change);
    await this.events.publish(manager, ANNOUNCEMENT_CHANGED, {}, { id, action, version });
  }

  private shown(announcement: Announcement): AnnouncementDto {
    return AnnouncementDto.from(announcement, this.config.timeZone);
  }
}

function audited({ kind, texts, removedAt }: Announcement): object {
  return { kind, texts, state: removedAt === null ? 'published' : 'removed' };
}
