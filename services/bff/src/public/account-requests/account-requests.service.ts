import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { SYSTEM } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { ApplicantsService } from '../../people/accounts/applicants.service.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { ReviewedRecordsService } from '../../review/reviews/reviewed-records.service.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { AccountRequestDeskService } from './account-request-desk.service.js';
import { type AccountRequestQuery } from './account-request-desk.dto.js';
import { AccountRequestDto } from './account-request.dto.js';
import { type AccountRequest } from './account-request.entity.js';
import { ACCOUNT_REQUEST_CHANGED } from './account-request.event.js';
import { todoFor } from './account-request-todo.js';
import {
  ACCOUNT_REQUEST_DAYS,
  type AccountRequestKind,
  accountRequestPath,
  CLEANING_INTERVAL_MS,
} from './account-requests.constants.js';
import { AccountRequestsRepository } from './account-requests.repository.js';

/** Opens, shows and removes requests. `AccountRequestDeskService` decides them. */
@Injectable()
export class AccountRequestsService {
  constructor(
    private readonly requests: AccountRequestsRepository,
    private readonly accounts: AccountsService,
    private readonly applicants: ApplicantsService,
    private readonly desk: AccountRequestDeskService,
    private readonly shown: ReviewedRecordsService,
    private readonly reviews: ReviewsService,
    private readonly events: LiveEventsService,
    private readonly sender: MessageSenderService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(CLEANING_INTERVAL_MS, 'remove old account requests', () => this.expire());
  }

  /**
   * Asks the administrators, in the transaction of `manager`. Does nothing while a request of the account is pending.
   */
  async open(
    manager: EntityManager,
    kind: AccountRequestKind,
    account: Pick<Account, 'id' | 'name' | 'userName'>,
    language: Language,
  ): Promise<void> {
    const id = await this.requests.insert({ kind, accountId: account.id, language }, manager);
    if (id === null) return;
    const request = await this.requests.lock(id, manager);
    if (!request) return;
    await this.reviews.opened(manager, this.desk, request, {
      ...{ actor: SYSTEM, action: 'create', after: { kind, state: 'waiting' } },
      todo: todoFor(kind, account),
    });
  }

  async page(query: AccountRequestQuery, principal: Principal): Promise<Page<AccountRequestDto>> {
    const { list, total } = await this.requests.page(query);
    return { list: await this.present(list, principal), total };
  }

  /** @throws AppError notFound */
  async get(id: number, principal: Principal): Promise<AccountRequestDto> {
    const [shown] = await this.present([await this.shown.read(this.desk, id, principal)], principal);
    if (!shown) throw new AppError('notFound');
    return shown;
  }

  /** @throws AppError notFound */
  history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return this.shown.history(this.desk, id, query, principal);
  }

  /** Deletes old requests and their todos, and applicants that nobody approved. */
  async expire(): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const gone = await this.requests.removeOld(manager);
      if (gone.length === 0) return;
      await this.applicants.removeOlderThan(ACCOUNT_REQUEST_DAYS, manager);
      await this.sender.withdraw(manager, gone.map(accountRequestPath));
      const payloads = gone.map((id) => ({ id, action: 'expire' }));
      await this.events.publish(manager, ACCOUNT_REQUEST_CHANGED, {}, ...payloads);
    });
  }

  private async present(requests: AccountRequest[], principal: Principal): Promise<AccountRequestDto[]> {
    const emails = requests.map(({ account }) => account.email).filter((email) => email !== '');
    const holders = await this.accounts.emailHolders([...new Set(emails)]);
    const offerOf = await this.shown.standings(this.desk, requests, principal);
    const { timeZone } = this.config;
    return requests.map((request) =>
      AccountRequestDto.from(request, { timeZone, holders, offer: offerOf(request) }),
    );
  }
}
