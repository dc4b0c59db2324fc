import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Page } from '../common/paging/page.dto.js';
import { escapeLike } from '../common/text/escape-like.js';
import { endOfDay, startOfDay } from '../common/time/display-time.js';
import { type EnquiryQuery } from './enquiry.dto.js';
import { Enquiry } from './enquiry.entity.js';

export type NewEnquiry = Omit<Enquiry, 'id' | 'createdAt'>;

@Injectable()
export class EnquiriesRepository {
  constructor(@InjectRepository(Enquiry) private readonly enquiries: Repository<Enquiry>) {}

  byKey(key: string): Promise<Enquiry | null> {
    return this.enquiries.findOneBy({ key });
  }

  /** False where the key is taken. Waits for a transaction that is inserting the same key. */
  async insert(enquiry: NewEnquiry, manager: EntityManager): Promise<boolean> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Enquiry)
      .values(enquiry)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async page(query: EnquiryQuery, timeZone: string): Promise<Page<Enquiry>> {
    const { kind, search, createdTime, current, pageSize } = query;
    const rows = this.enquiries.createQueryBuilder('enquiry');
    if (kind) rows.andWhere('enquiry.kind = :kind', { kind });
    if (search) {
      const text = `concat_ws(E'\\n', enquiry.reference, enquiry.name, enquiry.reply)`;
      rows.andWhere(`${text} ILIKE :search`, { search: `%${escapeLike(search)}%` });
    }
    const [first, last = first] = createdTime ?? [];
    if (first !== undefined && last !== undefined) {
      rows.andWhere('enquiry.createdAt >= :from', { from: startOfDay(first, timeZone) });
      rows.andWhere('enquiry.createdAt < :until', { until: endOfDay(last, timeZone) });
    }
    const [list, total] = await rows
      .orderBy('enquiry.createdAt', 'DESC')
      .addOrderBy('enquiry.id', 'DESC')
      .skip((current - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
    return { list, total };
  }

  /** With the todos that repeat what was written. Any number of replicas may do this at once. */
  async removeOlderThan(days: number): Promise<void> {
    await this.enquiries.query(
      `WITH gone AS (
         DELETE FROM enquiry WHERE created_at < now() - make_interval(days => $1) RETURNING reference
       )
       DELETE FROM message USING gone WHERE message.type = 'todo' AND message.sub_title = gone.reference`,
      [days],
    );
  }
}
