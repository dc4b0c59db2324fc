import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { can } from '../../common/auth/can.js';
import { type Capability } from '../../common/auth/capabilities.constants.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { EntitlementsService } from '../../people/accounts/entitlements.service.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type Approval } from './approval.entity.js';
import { type Deciders } from './independence.js';
import { type ReviewDesk, type ReviewRow } from './review-desk.service.js';
import { type Standing } from './reviewed.dto.js';
import { ReviewsRepository } from './reviews.repository.js';
import { standingOf } from './standing-of.js';

/** Shows records to those who may see them: what they are, what was done with them, and what the reader may do. */
@Injectable()
export class ReviewedRecordsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly entitlements: EntitlementsService,
    private readonly config: Config,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError notFound, also where it is not the reader's own and they may not decide it */
  async read<Row extends ReviewRow, Action extends AuditActionName, Found extends Row>(
    desk: ReviewDesk<Row, Action, Found>,
    id: number,
    principal: Principal,
    manager?: EntityManager,
  ): Promise<Found> {
    return shownTo(principal, desk, await desk.records.find(id, manager));
  }

  /** The same, of which nobody else takes a step until the transaction ends. @throws AppError notFound */
  async hold<Row extends ReviewRow, Action extends AuditActionName>(
    desk: ReviewDesk<Row, Action>,
    id: number,
    principal: Principal,
    manager: EntityManager,
  ): Promise<Row> {
    return shownTo(principal, desk, await desk.records.lock(id, manager));
  }

  /** @throws AppError notFound */
  async history<Row extends ReviewRow, Action extends AuditActionName>(
    desk: ReviewDesk<Row, Action>,
    id: number,
    query: PageQuery,
    principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    await this.read(desk, id, principal);
    return await this.audit.history(desk.review.entity, id, query, principal);
  }

  /** What the reader may do with each of the records. */
  async standings<Row extends ReviewRow, Action extends AuditActionName>(
    desk: ReviewDesk<Row, Action>,
    records: Row[],
    principal: Principal,
    manager?: EntityManager,
  ): Promise<(record: Row) => Standing<Action>> {
    const approvals = await this.approvalsOf(desk, records, manager);
    const reader = { principal, deciders: await this.decidersFor(desk, records, manager) };
    return (record) => {
      const own = approvals.filter(({ recordId }) => recordId === record.id);
      return standingOf(desk, record, own, reader, this.config.timeZone);
    };
  }

  async standing<Row extends ReviewRow, Action extends AuditActionName>(
    desk: ReviewDesk<Row, Action>,
    record: Row,
    principal: Principal,
    manager?: EntityManager,
  ): Promise<Standing<Action>> {
    return (await this.standings(desk, [record], principal, manager))(record);
  }

  /** Approvals are stored only where more than one person has to approve. */
  async approvalsOf<Row extends ReviewRow, Action extends AuditActionName>(
    desk: ReviewDesk<Row, Action>,
    records: Row[],
    manager?: EntityManager,
  ): Promise<Approval[]> {
    const asked = records.filter((record) => (desk.approvalOf(record)?.approvers ?? 1) > 1);
    if (asked.length === 0) return [];
    return await this.reviews.approvalsOf(
      desk.review.entity,
      asked.map(({ id }) => id),
      manager,
    );
  }

  async decidersFor<Row extends ReviewRow, Action extends AuditActionName>(
    desk: ReviewDesk<Row, Action>,
    records: Row[],
    manager?: EntityManager,
  ): Promise<Deciders> {
    const asks = (record: Row) =>
      desk.isLeftToOthers(record) || (desk.approvalOf(record)?.approvers ?? 1) > 1;
    const known = records.some(asks);
    return await this.deciders(known ? desk.review.capability : null, manager);
  }

  /** Nobody for null. */
  async deciders(capability: Capability | null, manager?: EntityManager): Promise<Deciders> {
    const found = capability === null ? [] : await this.entitlements.of(capability, manager);
    return {
      active: found.filter(({ isActive }) => isActive),
      lost: found.filter(({ isActive }) => !isActive),
      ...this.config.independence,
      now: new Date(),
    };
  }
}

function shownTo<Row extends ReviewRow, Action extends AuditActionName, Found extends Row>(
  principal: Principal,
  desk: ReviewDesk<Row, Action>,
  record: Found | null,
): Found {
  const isOwn = record !== null && desk.ownerOf(record) === principal.accountId;
  const { capability, seenWith = capability } = desk.review;
  const isShown = record && (isOwn || can(principal, seenWith));
  if (!isShown) throw new AppError('notFound');
  return record;
}
