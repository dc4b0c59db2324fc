import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { type TransitionCall } from '../../common/endpoint/transitions.decorator.js';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { type Approval } from './approval.entity.js';
import { approversOf, type Reviewed, refusalOf } from './four-eyes.js';
import { type Deciders, independenceOf } from './independence.js';
import { leftOf } from './left-of.js';
import { type ReviewDesk, type ReviewRow, type Step, type Texts } from './review-desk.service.js';
import { type SentAction } from './reviewed.dto.js';
import { ReviewedRecordsService } from './reviewed-records.service.js';
import { GIVE_APPROVAL, type ReviewStep } from './reviews.constants.js';
import { ReviewsRepository } from './reviews.repository.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

/** Further fields that a step changes, for the history. */
interface Audited {
  before?: object;
  after?: object;
}

interface Call<Row extends ReviewRow, Action extends AuditActionName> extends Pick<
  Step<Row>,
  'actor' | 'record'
> {
  action: Action;
  /** What the caller has read. */
  version: number;
  reason?: string;
  reasons?: readonly string[];
}

interface Checked<Row extends ReviewRow> {
  step: ReviewStep<Row['state']>;
  reviewed: Reviewed<Row['state']>;
  approvals: Approval[];
  deciders: Deciders;
}

/**
 * Takes records through their reviews: who may do what, by how many people, from which state and version; the history,
 * the todos of those who decide, the notice to the submitter, and live events.
 */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly records: ReviewedRecordsService,
    private readonly reviews: ReviewsRepository,
    private readonly config: Config,
    private readonly audit: AuditService,
    private readonly sender: MessageSenderService,
    private readonly calls: IdempotencyService,
  ) {}

  /**
   * Does it once for each idempotency key. If two callers change the same record concurrently, one succeeds and the
   * other receives the current state.
   * @param answer what is answered, now and to the same call again
   * @throws AppError notFound, idempotencyKeyReused, what {@link act} throws
   */
  async move<Row extends ReviewRow, Action extends AuditActionName, Answer>(
    desk: ReviewDesk<Row, Action>,
    action: Action,
    { id, key, actor, body: { version, reason = '', reasons = [] } }: TransitionCall<SentAction>,
    answer: (manager: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    const { operation } = desk.review.steps[action];
    const request = { id, version, action, reason, ...(reasons.length > 0 && { reasons }) };
    return await this.calls.once({ operation, accountId: actor.accountId, key, request }, async (manager) => {
      const record = await this.records.hold(desk, id, actor, manager);
      await this.act(manager, desk, { record, actor, action, version, reason, reasons });
      return await answer(manager);
    });
  }

  /**
   * A new record is there: tells the history, open clients, and with a todo those who decide: the submitter too, if
   * nobody else may.
   * @param todo null if they are notified in another way
   */
  async opened<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    desk: ReviewDesk<Row, Action>,
    record: Row,
    {
      actor,
      action,
      after,
      todo,
    }: { actor: Actor; action: AuditActionName; after: object; todo: Texts | null },
  ): Promise<void> {
    const { review } = desk;
    const { id, state, version } = record;
    const what = { entity: review.entity, action };
    await this.audit.record(manager, actor, what, { entityId: id, before: null, after });
    if (todo) await this.sender.send(manager, await this.todoOf(manager, desk, record, todo));
    await desk.publish(record, { action, state, version }, manager);
  }

  /** Sends the todo for a record that exists and is submitted, perhaps again: it takes the place of an earlier one. */
  async ask<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    desk: ReviewDesk<Row, Action>,
    record: Row,
    todo: Texts,
  ): Promise<void> {
    await this.sender.remind(manager, await this.todoOf(manager, desk, record, todo));
  }

  /**
   * Does it if the caller may. `record` is locked.
   * @throws AppError conflict with the current state, the version, and who did what; what `review.refusals` says
   */
  async act<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    desk: ReviewDesk<Row, Action>,
    call: Call<Row, Action>,
  ): Promise<void> {
    const { record, actor, action, reason = '', reasons = [] } = call;
    const { step, reviewed, approvals, deciders } = await this.check(manager, desk, call);
    const needed = approversOf(step, reviewed, deciders);
    if (approvals.length + 1 < needed) {
      await this.approve(manager, desk, { record, actor }, { approvals: approvals.length + 1, needed });
      return;
    }
    const { submitterId, makers = [] } = reviewed;
    const hasMade = submitterId === actor.accountId || makers.includes(actor.accountId);
    const isOwn = step.by === 'others' && hasMade;
    const isDependent = step.by === 'others' && independenceOf(reviewed, deciders).isDependent;
    // Fewer than the table asks for are enough where no more may decide. The history shows it by the numbers.
    const counted =
      step.approvers === undefined ? {} : { approvals: approvals.length + 1, approvalsNeeded: needed };
    await this.settle(
      manager,
      desk,
      { record, action, state: step.to, actor, reason, reasons, isOwn },
      { after: { ...counted, ...(isDependent ? { dependentReview: true } : {}) } },
    );
  }

  /** Refuses what {@link act} refuses, for work that has to be done before it. */
  async check<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    desk: ReviewDesk<Row, Action>,
    { record, actor, action, version }: Call<Row, Action>,
  ): Promise<Checked<Row>> {
    const { review } = desk;
    const step = desk.stepsOf(record)[action];
    const approvals = await this.records.approvalsOf(desk, [record], manager);
    const reader = { principal: actor, deciders: await this.records.decidersFor(desk, [record], manager) };
    const reviewed = desk.reviewedBy(
      record,
      approvals.map(({ accountId }) => accountId),
    );
    const refusal = refusalOf(step, reviewed, reader);
    if (refusal === 'notOwner') throw new AppError('roleInsufficient');
    if (refusal === 'notSubmitter') throw new AppError(review.refusals.notSubmitter);
    if (refusal === 'state' || version !== record.version) throw await this.conflict(manager, desk, record);
    const current = { state: record.state, version };
    if (refusal === 'approved') throw new AppError('alreadyApproved', {}, current);
    const { own, ownTellsState } = review.refusals;
    if (refusal === 'left') {
      const { leftTo, leftFrom } = leftOf(reviewed, reader.deciders, this.config.timeZone);
      const params = { names: leftTo.join(', '), time: leftFrom ?? '' };
      throw new AppError(
        leftFrom === null ? 'decisionLeft' : 'decisionLater',
        params,
        ownTellsState ? current : null,
      );
    }
    if (refusal === 'own') throw new AppError(own, {}, ownTellsState ? current : null);
    return { step, reviewed, approvals, deciders: reader.deciders };
  }

  /** Does it without asking who may, for what follows from something else. */
  async settle<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    desk: ReviewDesk<Row, Action>,
    step: Step<Row>,
    audited: Audited = {},
  ): Promise<void> {
    const { review } = desk;
    const { record, action, state, actor } = step;
    const { id } = record;
    // They stay where somebody only begins to look at it.
    if (desk.approvalOf(record, state) !== desk.approvalOf(record))
      await this.reviews.endApprovals(review.entity, id, manager);
    await desk.store(step, manager);
    const kept = desk.audited ? await desk.audited(step, manager) : auditedOf(step);
    await this.audit.record(
      manager,
      actor,
      { entity: review.entity, action },
      {
        entityId: id,
        before: { state: record.state, ...audited.before },
        after: { state, ...kept, ...audited.after },
      },
    );
    await this.sender.updateTodos(manager, review.path(id), review.progress[state]);
    const notice = await desk.noticeOf?.(step, manager);
    const submitterId = desk.submitterOf(record);
    if (notice && submitterId !== null)
      await this.sender.send(manager, {
        ...{ to: [submitterId], kind: 'decision', link: review.path(id) },
        ...notice,
      });
    await desk.publish(record, { action, state, version: record.version + 1 }, manager);
  }

  /** The todos follow a record that was put back into a state. */
  async follow<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    { review }: ReviewDesk<Row, Action>,
    { id }: Row,
    state: Row['state'],
  ): Promise<void> {
    await this.sender.updateTodos(manager, review.path(id), review.progress[state]);
  }

  /** Others have to approve it, too: their todo stays. */
  private async approve<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    desk: ReviewDesk<Row, Action>,
    { record, actor }: Pick<Step<Row>, 'actor' | 'record'>,
    { approvals, needed }: { approvals: number; needed: number },
  ): Promise<void> {
    const { review } = desk;
    const { id, state, version } = record;
    const { accountId } = actor;
    await this.reviews.approve(desk.target, { entity: review.entity, recordId: id, accountId }, manager);
    await this.audit.record(
      manager,
      actor,
      { entity: review.entity, action: GIVE_APPROVAL },
      { entityId: id, before: null, after: { approvals, approvalsNeeded: needed } },
    );
    await this.sender.updateTodos(manager, review.path(id), 'done', accountId);
    await desk.publish(record, { action: GIVE_APPROVAL, state, version: version + 1 }, manager);
  }

  /** For those who decide: the submitter too, if nobody else may. */
  private async todoOf<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    desk: ReviewDesk<Row, Action>,
    record: Row,
    todo: Texts,
  ) {
    const { review } = desk;
    const deciders = await this.records.deciders(review.capability, manager);
    const to = desk.isLeftToOthers(record)
      ? independenceOf(desk.reviewedBy(record, []), deciders).ids
      : deciders.active.map(({ id }) => id);
    return { to, kind: review.todo, messageType: 0 as const, link: review.path(record.id), ...todo };
  }

  private async conflict<Row extends ReviewRow, Action extends AuditActionName>(
    manager: EntityManager,
    { review }: ReviewDesk<Row, Action>,
    { id, state, version }: Row,
  ): Promise<AppError> {
    const last = await this.audit.lastOf(manager, review.entity, id);
    return new AppError('conflict', {}, { state, version, ...last });
  }
}

function auditedOf<Row extends ReviewRow>({ reason, reasons = [], isOwn }: Step<Row>): object {
  return {
    ...(reasons.length > 0 && { reasons }),
    ...(reason === '' ? {} : { reason }),
    ...(isOwn ? { ownReview: true } : {}),
  };
}
