import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { inTurn } from '../../platform/database/in-turn.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { readPage } from '../../platform/database/read-page.js';
import { withPeople } from '../../platform/database/with-people.js';
import { ParameterChange } from './parameter-change.entity.js';
import { type AppliedChange } from './parameter-version.dto.js';
import { CHANGES_LOCK, OPEN_STATES } from './profile-parameters.constants.js';

type NewChange = Pick<
  ParameterChange,
  'parameters' | 'description' | 'baseId' | 'submittedBy' | 'restoredVersion'
>;

/** The state that ends the approval, who decided, and what else belongs to it. */
type Decision = Pick<
  ParameterChange,
  'state' | 'decidedBy' | 'comment' | 'soleAdministrator' | 'appliedVersion'
>;

/** What every step changes. The time is that of the transaction. */
const STEP_MADE = { updatedAt: () => 'now()', version: () => 'version + 1' };

const NUMBER_LENGTH = 6;

@Injectable()
export class ParameterChangesRepository {
  constructor(@InjectRepository(ParameterChange) private readonly changes: Repository<ParameterChange>) {}

  /** Until the transaction ends, nobody else submits or decides. */
  async hold(manager: EntityManager): Promise<void> {
    await inTurn(manager, CHANGES_LOCK);
  }

  async lock(id: number, manager: EntityManager): Promise<ParameterChange | null> {
    await this.hold(manager);
    return await this.find(id, manager);
  }

  find(id: number, manager?: EntityManager): Promise<ParameterChange | null> {
    return this.rows(manager).where({ id }).getOne();
  }

  /** For a caller that has made sure that it is there. */
  get(id: number, manager: EntityManager): Promise<ParameterChange> {
    return this.rows(manager).where({ id }).getOneOrFail();
  }

  /** The open change. */
  open(manager?: EntityManager): Promise<ParameterChange | null> {
    return this.rows(manager).where('change.state IN (:...states)', { states: OPEN_STATES }).getOne();
  }

  newest(): Promise<ParameterChange | null> {
    return this.rows().orderBy('change.id', 'DESC').limit(1).getOne();
  }

  async lastApplied(manager?: EntityManager): Promise<AppliedChange | null> {
    const rows = this.rows(manager).where('change.appliedVersion IS NOT NULL');
    const change = await rows.orderBy('change.appliedVersion', 'DESC').limit(1).getOne();
    return change as AppliedChange | null;
  }

  async appliedAs(appliedVersion: number, manager: EntityManager): Promise<AppliedChange | null> {
    const change = await this.rows(manager).where({ appliedVersion }).getOne();
    return change as AppliedChange | null;
  }

  async versions(page: PageQuery): Promise<Page<AppliedChange>> {
    const { list, total } = await readPage(
      this.rows().where('change.appliedVersion IS NOT NULL').orderBy('change.appliedVersion', 'DESC'),
      page,
    );
    return { list: list as AppliedChange[], total };
  }

  /** Returns the id. */
  async insert(change: NewChange, manager: EntityManager): Promise<number> {
    const row = { ...change, state: 'submitted', contentNumber: '' } as const;
    const id = await insertRow<ParameterChange>(manager, ParameterChange, row);
    const contentNumber = `Video ${String(id).padStart(NUMBER_LENGTH, '0')}`;
    await manager.update(ParameterChange, { id }, { contentNumber });
    return id;
  }

  async review(id: number, reviewedBy: number, manager: EntityManager): Promise<void> {
    const step = { state: 'underReview', reviewedBy, reviewedAt: () => 'now()' } as const;
    await manager.update(ParameterChange, { id }, { ...step, ...STEP_MADE });
  }

  async decide(id: number, decision: Decision, manager: EntityManager): Promise<void> {
    await manager.update(ParameterChange, { id }, { ...decision, decidedAt: () => 'now()', ...STEP_MADE });
  }

  /** With the parameters that it changes, and the names of the persons. */
  private rows(manager = this.changes.manager): SelectQueryBuilder<ParameterChange> {
    const rows = manager
      .createQueryBuilder(ParameterChange, 'change')
      .leftJoin('change.base', 'base')
      .addSelect(['base.id', 'base.parameters']);
    return withPeople(rows, 'submitter', 'reviewer', 'decider');
  }
}
