import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { can } from '../../common/auth/can.js';
import { type Capability } from '../../common/auth/capabilities.constants.js';
import { type Principal } from '../../common/auth/principal.js';
import { type AuditActionName, type AuditEntity } from '../../platform/audit/audit.constants.js';
import { awaitedOf } from './four-eyes.js';
import { type OpenRecord, type ReviewDesk, type ReviewRow } from './review-desk.service.js';
import { type ReviewTodo } from './reviews.constants.js';
import { ReviewedRecordsService } from './reviewed-records.service.js';
import { ReviewsRepository } from './reviews.repository.js';

/** How many times as many are read where too few of those read wait for the person. */
const FURTHER = 4;

/** A record of any noun that waits for a decision. */
export interface OpenReview extends Omit<OpenRecord<ReviewRow>, 'record'> {
  id: number;
  entity: AuditEntity;
  todo: ReviewTodo;
  /** The path of the record in the web app. */
  link: string;
  /** The accounts that may decide it now. */
  awaited: readonly number[];
  /** Whether nobody has changed it since. Then nobody does until the transaction ends. */
  keep: (manager: EntityManager) => Promise<boolean>;
}

interface Desk {
  entity: AuditEntity;
  capability: Capability;
  open: (limit?: number) => Promise<OpenReview[]>;
}

/** What waits for a decision, at every desk that there is. */
@Injectable()
export class OpenReviewsService {
  private readonly known: Desk[] = [];

  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly records: ReviewedRecordsService,
  ) {}

  /** Called by each desk, which its domain creates. */
  add<Row extends ReviewRow, Action extends AuditActionName>(desk: ReviewDesk<Row, Action>): void {
    const { entity, capability } = desk.review;
    this.known.push({ entity, capability, open: (limit) => this.openAt(desk, limit) });
  }

  get desks(): readonly Desk[] {
    return this.known;
  }

  /** What waits for this person; of each noun at most so many, those that came first. */
  async awaitedBy(principal: Principal, limit: number): Promise<OpenReview[]> {
    const mine = this.known.filter(({ capability }) => can(principal, capability));
    const open: OpenReview[] = [];
    for (const desk of mine) open.push(...(await firstOf(desk, limit, principal.accountId)));
    return open;
  }

  private async openAt<Row extends ReviewRow, Action extends AuditActionName>(
    desk: ReviewDesk<Row, Action>,
    limit?: number,
  ): Promise<OpenReview[]> {
    const { entity, capability, todo, path } = desk.review;
    const open = await desk.open(limit);
    if (open.length === 0) return [];
    const deciders = await this.records.deciders(capability);
    const approvals = await this.reviews.approvalsOf(
      entity,
      open.map(({ record }) => record.id),
    );
    return open.map(({ record, since, about }) => {
      const { id, version } = record;
      const approvedBy = approvals.filter(({ recordId }) => recordId === id).map((one) => one.accountId);
      const reviewed = desk.reviewedBy(record, approvedBy);
      return {
        ...{ id, entity, todo, since, about },
        link: path(id),
        awaited: awaitedOf(desk.stepsOf(record), reviewed, deciders),
        keep: (manager) => this.reviews.isUnchanged(desk.target, { id, version }, manager),
      };
    });
  }
}

/** The first ones of a desk that wait for this person, also behind any number that wait for others only. */
async function firstOf(desk: Desk, limit: number, accountId: number): Promise<OpenReview[]> {
  for (let read = limit; ; read *= FURTHER) {
    const open = await desk.open(read);
    const own = open.filter(({ awaited }) => awaited.includes(accountId));
    if (own.length >= limit || open.length < read) return own.slice(0, limit);
  }
}
