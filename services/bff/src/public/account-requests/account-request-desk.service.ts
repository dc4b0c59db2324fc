import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type TransitionCall } from '../../common/endpoint/transitions.decorator.js';
import { AppError } from '../../common/errors/app-error.js';
import { shownName } from '../../common/text/shown-name.js';
import { Config } from '../../config/config.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { ApplicantsService } from '../../people/accounts/applicants.service.js';
import { EntitlementsService } from '../../people/accounts/entitlements.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { OpenReviewsService } from '../../review/reviews/open-reviews.service.js';
import {
  type News,
  type OpenRecord,
  ReviewDesk,
  type Step,
} from '../../review/reviews/review-desk.service.js';
import { type RecordVersionDto, type ReviewReasonDto } from '../../review/reviews/reviewed.dto.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { PASSWORD_LINK_MINUTES } from '../../security/password-links/password-links.constants.js';
import { PasswordLinksService } from '../../security/password-links/password-links.service.js';
import { type ApproveAccountRequestDto } from './account-request-desk.dto.js';
import { type MadePasswordLinkDto } from './account-request.dto.js';
import { AccountRequest } from './account-request.entity.js';
import { ACCOUNT_REQUEST_CHANGED } from './account-request.event.js';
import {
  ACCOUNT_REQUEST_REVIEW,
  type AccountRequestAction,
  type AccountRequestKind,
  STEPS_OF_KIND,
} from './account-requests.constants.js';
import { AccountRequestsRepository } from './account-requests.repository.js';

/** Nothing is stored for the same call again. */
type Call<Sent extends RecordVersionDto> = TransitionCall<Sent>;

/** Lets administrators decide requests. */
@Injectable()
export class AccountRequestDeskService extends ReviewDesk<AccountRequest, AccountRequestAction> {
  readonly review = ACCOUNT_REQUEST_REVIEW;
  readonly target = AccountRequest;

  constructor(
    readonly records: AccountRequestsRepository,
    private readonly accounts: AccountsService,
    private readonly applicants: ApplicantsService,
    private readonly entitlements: EntitlementsService,
    private readonly links: PasswordLinksService,
    private readonly reviews: ReviewsService,
    private readonly events: LiveEventsService,
    private readonly mail: MailService,
    private readonly config: Config,
    openReviews: OpenReviewsService,
  ) {
    super();
    openReviews.add(this);
  }

  /**
   * Where several have to approve, the last one says the role: nothing of it is stored before.
   * @throws AppError notFound, conflict, alreadyApproved
   */
  async approve(call: Call<ApproveAccountRequestDto>): Promise<void> {
    const { id, actor, body } = call;
    await this.reviews.move(this, 'approve', call, async (manager) => {
      const decided = await this.records.lock(id, manager);
      if (decided?.state !== 'approved') return;
      await this.applicants.assign(decided.accountId, body.role, actor, manager);
    });
  }

  /** @throws AppError notFound, conflict */
  reject(call: Call<ReviewReasonDto>): Promise<void> {
    return this.reviews.move(this, 'reject', call, () => Promise.resolve());
  }

  /**
   * Makes a link to hand over. Earlier ones stop working.
   * @throws AppError notFound, conflict, ownReview
   */
  makeLink(call: Call<RecordVersionDto>): Promise<MadePasswordLinkDto> {
    return this.reviews.move(this, 'makeLink', call, async (manager) => {
      const request = await this.records.lock(call.id, manager);
      if (!request) throw new AppError('notFound');
      const { accountId, language } = request;
      // Whoever has the link could log in by it.
      await this.entitlements.give(accountId, call.actor.accountId, manager);
      return {
        link: await this.links.create(accountId, manager, { language }),
        minutes: PASSWORD_LINK_MINUTES,
      };
    });
  }

  override ownStepsOf({ kind }: AccountRequest): (typeof STEPS_OF_KIND)[AccountRequestKind] {
    return STEPS_OF_KIND[kind];
  }

  submitterOf({ accountId }: AccountRequest): number {
    return accountId;
  }

  sinceOf({ createdAt }: AccountRequest): Date {
    return createdAt;
  }

  async open(limit?: number): Promise<OpenRecord<AccountRequest>[]> {
    const open = await this.records.open(limit);
    return open.map((record) => {
      const { createdAt: since, account } = record;
      return { record, since, about: shownName(account) };
    });
  }

  /** An applicant who is approved can sign in from now on. */
  async store(step: Step<AccountRequest>, manager: EntityManager): Promise<void> {
    const { record, state, actor, reason } = step;
    await this.records.decide(record, { state, handlerId: actor.accountId, reason }, manager);
    if (record.kind !== 'registration') return;
    if (state === 'approved') {
      await this.applicants.approve(record.accountId, manager);
      await this.tell(manager, record, 'registrationApproved', { link: `${this.config.publicUrl}/login` });
    } else {
      await this.applicants.reject(record.accountId, manager);
      await this.tell(manager, record, 'registrationRejected', { reason });
    }
  }

  /** The reason may contain personal data, and the history is kept longer than the request. */
  override audited(): Promise<object> {
    return Promise.resolve({});
  }

  async publish(
    { id }: AccountRequest,
    { action }: News<AccountRequest>,
    manager: EntityManager,
  ): Promise<void> {
    await this.events.publish(manager, ACCOUNT_REQUEST_CHANGED, {}, { id, action });
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
