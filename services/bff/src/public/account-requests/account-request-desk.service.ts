import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { ApplicantsService } from '../../people/accounts/applicants.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { PASSWORD_LINK_MINUTES } from '../password-links/password-links.constants.js';
import { PasswordLinksService } from '../password-links/password-links.service.js';
import { type MadePasswordLinkDto } from './account-request.dto.js';
import { type AccountRequest } from './account-request.entity.js';
import { ACCOUNT_REQUEST_CHANGED } from './account-request.event.js';
import {
  ACCOUNT_REQUEST_TRANSITIONS,
  type AccountRequestAction,
  accountRequestPath,
  PROGRESS_OF,
} from './account-requests.constants.js';
import { AccountRequestsRepository } from './account-requests.repository.js';

/** The state that the caller last read. */
interface Move {
  id: number;
  version: number;
}

/** Lets administrators decide requests. */
@Injectable()
export class AccountRequestDeskService {
  constructor(
    private readonly requests: AccountRequestsRepository,
    private readonly accounts: AccountsService,
    private readonly applicants: ApplicantsService,
    private readonly links: PasswordLinksService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly sender: MessageSenderService,
    private readonly mail: MailService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * The applicant can sign in from now on.
   * @throws AppError notFound, conflict
   */
  async approve(move: Move, actor: SignedInActor): Promise<void> {
    await this.move('approve', move, actor, async (manager, request) => {
      await this.applicants.approve(request.accountId, manager);
      await this.tell(manager, request, 'registrationApproved', { link: `${this.config.publicUrl}/login` });
    });
  }

  /** @throws AppError notFound, conflict */
  async reject(move: Move, reason: string, actor: SignedInActor): Promise<void> {
    const reject = async (manager: EntityManager, request: AccountRequest) => {
      if (request.kind !== 'registration') return;
      await this.applicants.reject(request.accountId, manager);
      await this.tell(manager, request, 'registrationRejected', { reason });
    };
    await this.move('reject', move, actor, reject, reason);
  }

  /**
   * Makes a link to hand over. Earlier ones stop working.
   * @throws AppError notFound, conflict
   */
  async makeLink(move: Move, actor: SignedInActor): Promise<MadePasswordLinkDto> {
    const link = await this.move('makeLink', move, actor, (manager, { accountId }) =>
      this.links.create(accountId, manager),
    );
    return { link, minutes: PASSWORD_LINK_MINUTES };
  }

  private async move<Result>(
    action: AccountRequestAction,
    { id, version }: Move,
    actor: SignedInActor,
    work: (manager: EntityManager, request: AccountRequest) => Promise<Result>,
    reason = '',
  ): Promise<Result> {
    return await this.manager.transaction(async (manager) => {
      const request = await this.requests.lock(id, manager);
      if (!request) throw new AppError('notFound');
      const state = follow(ACCOUNT_REQUEST_TRANSITIONS[request.kind][action], request, version);
      await this.requests.decide(request, { state, handlerId: actor.accountId, reason }, manager);
      const result = await work(manager, request);
      await this.audit.record(
        manager,
        actor,
        { entity: 'accountRequest', action },
        { entityId: id, before: { state: request.state }, after: { state } },
      );
      await this.sender.updateTodos(manager, accountRequestPath(id), PROGRESS_OF[state]);
      await this.events.publish(manager, ACCOUNT_REQUEST_CHANGED, {}, { id, action });
      return result;
    });
  }

  /**
   * Without a mail server the person learns it when signing in. So does somebody who registered with an address that is
   * known to be of another person, whom it does not concern.
   */
  private async tell(
    manager: EntityManager,
    { accountId, language }: AccountRequest,
    template: 'registrationApproved' | 'registrationRejected',
    values: Record<string, string>,
  ): Promise<void> {
    const { email, name, userName } = await this.accounts.lock(accountId, manager);
    if (!this.mail.isConfigured || email === '') return;
    if (await this.accounts.isConfirmedElsewhere(email, accountId, manager)) return;
    await this.mail.send(manager, {
      to: email,
      language,
      template,
      values: { name: name || userName, userName, ...values },
    });
  }
}
