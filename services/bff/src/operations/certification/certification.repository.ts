import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { readPage } from '../../platform/database/read-page.js';
import { withPeople } from '../../platform/database/with-people.js';
import { CERTIFICATION_RECORDS, SUBMISSIONS_PER_DAY } from './certification.constants.js';
import { CertificationRecord } from './certification-record.entity.js';
import { type CertificationQuery, type SubmitCertificationDto } from './certification-request.dto.js';

type Decision = Pick<CertificationRecord, 'decidedBy' | 'reason' | 'state'>;

@Injectable()
export class CertificationRepository {
  constructor(
    @InjectRepository(CertificationRecord) private readonly records: Repository<CertificationRecord>,
  ) {}

  recordsOf(accountId: number): Promise<CertificationRecord[]> {
    return this.records.find({
      where: { accountId },
      order: { submittedAt: 'DESC', id: 'DESC' },
      take: CERTIFICATION_RECORDS.maxItems,
    });
  }

  /** The newest request that passed, or else the newest one that was not withdrawn. */
  enterpriseOf(accountId: number): Promise<CertificationRecord | null> {
    return this.rows()
      .where({ accountId, state: Not('withdrawn') })
      .orderBy(`record.state = 'passed'`, 'DESC')
      .addOrderBy('record.submittedAt', 'DESC')
      .addOrderBy('record.id', 'DESC')
      .limit(1)
      .getOne();
  }

  async page({ state, ...page }: CertificationQuery): Promise<Page<CertificationRecord>> {
    const rows = this.rows();
    if (state) rows.where({ state });
    return await readPage(rows.orderBy('record.submittedAt', 'DESC').addOrderBy('record.id', 'DESC'), page);
  }

  /** The first comes first. */
  open(limit?: number): Promise<CertificationRecord[]> {
    return this.rows()
      .where(`record.state = 'auditing'`)
      .orderBy('record.submittedAt')
      .addOrderBy('record.id')
      .limit(limit)
      .getMany();
  }

  find(id: number, manager?: EntityManager): Promise<CertificationRecord | null> {
    return this.rows(manager).where({ id }).getOne();
  }

  /** The lock of the owner protects the requests. */
  async lock(id: number, manager: EntityManager): Promise<CertificationRecord | null> {
    const found = await this.find(id, manager);
    if (found) await lockAccount(manager, found.accountId);
    return await this.find(id, manager);
  }

  /** How long the account has to wait until it may submit one more; 0 if it need not. Lock the account first. */
  async secondsUntilNext(accountId: number, manager: EntityManager): Promise<number> {
    const rows: { seconds: number }[] = await manager.query(
      `SELECT ceil(extract(epoch FROM submitted_at + interval '1 day' - now()))::int AS seconds
         FROM certification_record WHERE account_id = $1 AND submitted_at > now() - interval '1 day'
        ORDER BY submitted_at DESC OFFSET $2 LIMIT 1`,
      [accountId, SUBMISSIONS_PER_DAY - 1],
    );
    return rows[0]?.seconds ?? 0;
  }

  openOf(accountId: number, manager: EntityManager): Promise<CertificationRecord | null> {
    return this.rows(manager).where({ accountId, state: 'auditing' }).getOne();
  }

  /** Returns the id. */
  insert(
    accountId: number,
    request: Omit<SubmitCertificationDto, 'documents'>,
    manager: EntityManager,
  ): Promise<number> {
    return insertRow(manager, CertificationRecord, { ...request, accountId, certificationType: 1 });
  }

  /** The time is that of the transaction. */
  async decide(
    { id, version }: CertificationRecord,
    decision: Decision,
    manager: EntityManager,
  ): Promise<void> {
    const change = { ...decision, decidedAt: () => 'now()', version: version + 1 };
    await manager.update(CertificationRecord, { id }, change);
  }

  /** Includes the public fields of the persons. */
  private rows(manager = this.records.manager): SelectQueryBuilder<CertificationRecord> {
    return withPeople(manager.createQueryBuilder(CertificationRecord, 'record'), 'account', 'decider');
  }
}
