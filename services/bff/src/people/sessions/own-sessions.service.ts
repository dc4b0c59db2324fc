import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { deviceOf } from './device.js';
import { EndedSessionsDto, OwnSessionDto, type OwnSessionPageDto } from './own-session.dto.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

/** What a person sees of the own sessions, and ends of them. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly repository: SessionsRepository,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(principal: Principal, query: PageQuery): Promise<OwnSessionPageDto> {
    const [sessions, total] = await this.repository.page(principal, query);
    const list = sessions.map((session) =>
      OwnSessionDto.from(session, principal.sessionId, this.config.timeZone),
    );
    return { list, total };
  }

  /** @throws AppError notFound for the session of somebody else, and for one that has ended. */
  async end(actor: SignedInActor, id: string): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const session = await this.sessions.endOne(manager, actor.accountId, id);
      if (!session) throw new AppError('notFound');
      await this.record(manager, actor, 'endSession', deviceOf(session.userAgent));
    });
  }

  /** Ends all of them except the one that asks. */
  async endOthers(actor: SignedInActor): Promise<EndedSessionsDto> {
    return await this.manager.transaction(async (manager) => {
      const { accountId, sessionId } = actor;
      const ended = await this.sessions.endOthers(
        manager,
        { accountId, keptSessionId: sessionId },
        'revoked',
      );
      if (ended > 0) await this.record(manager, actor, 'endOtherSessions', { sessions: ended });
      return { ended };
    });
  }

  private async record(
    manager: EntityManager,
    actor: SignedInActor,
    action: AuditActionName,
    before: object,
  ): Promise<void> {
    const change = { entityId: actor.accountId, before, after: {} };
    await this.audit.record(manager, actor, { entity: 'account', action }, change);
  }
}
