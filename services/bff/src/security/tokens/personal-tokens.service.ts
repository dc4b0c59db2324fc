import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { AccessTokensService } from '../../people/access-tokens/access-tokens.service.js';
import { ScopesService } from '../../people/access-tokens/scopes.service.js';
import { ACCOUNTS_CHANGED } from '../../people/accounts/accounts-changed.event.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import {
  type CreateAccessTokenDto,
  AccessTokenDto,
  type AccessTokenPageDto,
  type AccessTokenSecretDto,
} from './token.dto.js';

/** The personal access tokens of people, who make and revoke them; administrators revoke those of others. */
@Injectable()
export class PersonalTokensService {
  constructor(
    private readonly tokens: AccessTokensService,
    private readonly scopes: ScopesService,
    private readonly credentials: CredentialsService,
    private readonly log: SecurityLogService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async own(principal: Principal, query: PageQuery): Promise<AccessTokenPageDto> {
    return { ...(await this.page(principal.accountId, query)), scopes: this.scopes.offeredTo(principal) };
  }

  async page(accountId: number, query: PageQuery): Promise<Page<AccessTokenDto>> {
    const [tokens, total] = await this.tokens.page(accountId, query);
    return { list: tokens.map((token) => AccessTokenDto.from(token, this.config.timeZone)), total };
  }

  /** @throws AppError currentPasswordWrong, tooManyRequests, roleInsufficient, tooManyTokens */
  async create(actor: SignedInActor, wanted: CreateAccessTokenDto): Promise<AccessTokenSecretDto> {
    const { name, scopes, days, currentPassword } = wanted;
    const { accountId } = actor;
    const offered = this.scopes.offeredTo(actor);
    if (!scopes.every((scope) => offered.includes(scope))) throw new AppError('roleInsufficient');
    return await this.credentials.withPassword(actor, currentPassword, async (_account, manager) => {
      const made = await this.tokens.create(manager, { accountId, name, scopes, days });
      const after = { token: name, scopes: scopes.join(', '), days };
      await this.log.record(manager, actor, { accountId, action: 'createToken', before: {}, after });
      await this.tell(manager, accountId, 'createToken');
      return made;
    });
  }

  /**
   * @param accountId whose it has to be; null for an administrator
   * @throws AppError notFound
   */
  async revoke(actor: SignedInActor, id: string, accountId: number | null): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const token = await this.tokens.end(manager, id, accountId);
      if (!token) throw new AppError('notFound');
      const change = { entityId: token.accountId, before: { token: token.name }, after: {} };
      await this.audit.record(manager, actor, { entity: 'account', action: 'revokeToken' }, change);
      await this.tell(manager, token.accountId, 'revokeToken');
    });
  }

  private async tell(manager: EntityManager, id: number, action: string): Promise<void> {
    await this.events.publish(manager, ACCOUNTS_CHANGED, {}, { id, action });
  }
}
