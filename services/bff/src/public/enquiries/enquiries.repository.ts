import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { endOfDay, startOfRange } from '../../common/time/display-time.js';
import { insertUnlessThere } from '../../platform/database/insert-row.js';
import { readPage } from '../../platform/database/read-page.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { withPeople } from '../../platform/database/with-people.js';
import { type EnquiryQuery } from './enquiry-desk.dto.js';
import { AUDITED_FIELDS, type AuditedEnquiry } from './enquiry-audit.js';
import { type EnquiryDeskField, type EnquirySentField } from './enquiry-fields.constants.js';
import { Enquiry } from './enquiry.entity.js';

export type NewEnquiry = Pick<Enquiry, EnquirySentField>;

/** What is recorded about a deleted enquiry. */
export type Erased = Pick<Enquiry, 'id'> & AuditedEnquiry;

/** Can only be a telephone number, in any grouping. Fewer than four digits match too many numbers. */
const TELEPHONE = /^[+()\d\s./-]+$/;
const DIGITS_SOUGHT = 4;

@Injectable()
export class EnquiriesRepository {
  constructor(@InjectRepository(Enquiry) private readonly enquiries: Repository<Enquiry>) {}

  byKey(key: string): Promise<Enquiry | null> {
    return this.enquiries.findOneBy({ key });
  }

  byReference(reference: string): Promise<Enquiry | null> {
    return this.rows().where({ reference }).getOne();
  }

  /**
   * Returns the key of the row, or null if the sender's key is taken. Waits for concurrent inserts of the
   * same key.
   */
  insert(enquiry: NewEnquiry, manager: EntityManager): Promise<number | null> {
    return insertUnlessThere(manager, Enquiry, enquiry);
  }

  async page(query: EnquiryQuery, timeZone: string): Promise<Page<Enquiry>> {
    const { kind, state, search, createdTime } = query;
    const rows = this.rows();
    if (kind) rows.andWhere('enquiry.kind = :kind', { kind });
    if (state) rows.andWhere('enquiry.state = :state', { state });
    if (search) rows.andWhere(searchCondition(search));
    const [first, last = first] = createdTime ?? [];
    if (first !== undefined && last !== undefined) {
      rows.andWhere('enquiry.createdTime >= :from', { from: startOfRange(first, timeZone) });
      rows.andWhere('enquiry.createdTime < :until', { until: endOfDay(last, timeZone) });
    }
    return await readPage(
      rows.orderBy('enquiry.createdTime', 'DESC').addOrderBy('enquiry.id', 'DESC'),
      query,
    );
  }

  /** Those that nobody has taken, and those that this account has. The first comes first. */
  waitingFor(accountId: number, limit: number): Promise<Enquiry[]> {
    return this.enquiries
      .createQueryBuilder('enquiry')
      .where(`enquiry.state <> 'closed'`)
      .andWhere(`(enquiry.state = 'new' OR enquiry.assigneeId = :accountId)`, { accountId })
      .orderBy('enquiry.createdTime')
      .addOrderBy('enquiry.id')
      .limit(limit)
      .getMany();
  }

  /** Locks the enquiry until the transaction ends. */
  lock(reference: string, manager: EntityManager): Promise<Enquiry | null> {
    return manager.findOne(Enquiry, { where: { reference }, lock: { mode: 'pessimistic_write' } });
  }

  async change(
    { id, version }: Enquiry,
    change: Partial<Pick<Enquiry, EnquiryDeskField>>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Enquiry, { id }, { ...change, version: version + 1 });
  }

  async remove({ id }: Enquiry, manager: EntityManager): Promise<void> {
    await manager.delete(Enquiry, { id });
  }

  /** Safe to run concurrently in any number of replicas: each row is deleted by exactly one of them. */
  async removeOlderThan(days: number, manager: EntityManager): Promise<Erased[]> {
    const [gone]: [Erased[], number] = await manager.query(
      `DELETE FROM enquiry WHERE created_at < now() - make_interval(days => $1)
       RETURNING id, ${AUDITED_FIELDS.join(', ')}`,
      [days],
    );
    return gone;
  }

  /** Includes the public fields of the assignee. */
  private rows(): SelectQueryBuilder<Enquiry> {
    return withPeople(this.enquiries.createQueryBuilder('enquiry'), 'assignee');
  }
}

function searchCondition(search: string): Brackets {
  const digits = search.replaceAll(/\D/g, '');
  return new Brackets((where) => {
    const text = `concat_ws(E'\\n', enquiry.reference, enquiry.name, enquiry.reply)`;
    where.where(contains(text, ':search'), { search: anywhere(search) });
    if (!TELEPHONE.test(search) || digits.length < DIGITS_SOUGHT) return;
    where.orWhere(`regexp_replace(enquiry.reply, '\\D', '', 'g') LIKE :digits`, { digits: `%${digits}%` });
  });
}
