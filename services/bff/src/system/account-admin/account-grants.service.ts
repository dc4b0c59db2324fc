import { Injectable } from '@nestjs/common';
import { roleCan } from '../../common/auth/can.js';
import { GRANT_NAMES } from '../../common/auth/grants.constants.js';
import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { inEachLanguage, translate, translations } from '../../common/messages/translate.js';
import { type Page } from '../../common/paging/page.dto.js';
import { endOfDay } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { GrantsService } from '../../people/grants/grants.service.js';
import { type EntityManager } from 'typeorm';
import {
  type EndAccountGrantDto,
  type GiveAccountGrantDto,
  GrantDto,
  type GrantQuery,
} from './account-grant.dto.js';
import { type AccountDto } from './account-admin.dto.js';
import { AccountAdminService, type Move } from './account-admin.service.js';
import { GRANT_DAYS } from './account-grants.constants.js';

/** Gives accounts capabilities on top of their roles, as roles are given: by one administrator, to somebody else. */
@Injectable()
export class AccountGrantsService {
  constructor(
    private readonly admin: AccountAdminService,
    private readonly grants: GrantsService,
    private readonly sender: MessageSenderService,
    private readonly config: Config,
  ) {}

  async page({ account, live, ...query }: GrantQuery): Promise<Page<GrantDto>> {
    const { list, total } = await this.grants.page({ account, live }, query);
    return { list: list.map((grant) => GrantDto.from(grant, this.config.timeZone)), total };
  }

  /** @throws AppError notFound, conflict, ownAccount, contractBroken */
  async give({
    capability,
    lastDay,
    reason,
    ...move
  }: Move & Omit<GiveAccountGrantDto, 'version'>): Promise<AccountDto> {
    const endsAt = this.endOf(lastDay);
    await this.admin.transact('giveGrant', move, async ({ id, role, state, version }, manager) => {
      if (roleCan(role, capability)) throw new AppError('conflict', {}, { state, version });
      await this.grants.give({ accountId: id, capability, reason, endsAt }, move.actor.accountId, manager);
      await this.tell(manager, id, 'given', capability, { day: lastDay });
      return { before: {}, after: { capability, lastDay, reason } };
    });
    return await this.admin.get(move.id, move.actor);
  }

  /** @throws AppError notFound, conflict, ownAccount */
  async end({
    capability,
    reason,
    ...move
  }: Move & Omit<EndAccountGrantDto, 'version'>): Promise<AccountDto> {
    await this.admin.transact('endGrant', move, async ({ id, state, version }, manager) => {
      if (!(await this.grants.end({ accountId: id, capability }, move.actor.accountId, manager)))
        throw new AppError('conflict', {}, { state, version });
      await this.tell(manager, id, 'ended', capability);
      return { before: { capability }, after: { reason } };
    });
    return await this.admin.get(move.id, move.actor);
  }

  private endOf(lastDay: string): Date {
    const { timeZone } = this.config;
    const today = Temporal.Now.plainDateISO(timeZone);
    const last = today.add({ days: GRANT_DAYS });
    const [from, to] = [today.toString(), last.toString()];
    if (lastDay < from || lastDay > to)
      throw new AppError('contractBroken', {}, [
        { field: 'lastDay', rule: 'days', params: { first: from, last: to } },
      ]);
    return endOfDay(lastDay, timeZone);
  }

  private async tell(
    manager: EntityManager,
    accountId: number,
    what: 'ended' | 'given',
    capability: GrantableCapability,
    values: object = {},
  ): Promise<void> {
    await this.sender.send(manager, {
      to: [accountId],
      kind: 'security',
      title: translations(`grants.${what}.title`),
      content: inEachLanguage((language) =>
        translate(language, `grants.${what}.content`, {
          ...values,
          capability: GRANT_NAMES[capability][language],
        }),
      ),
    });
  }
}
