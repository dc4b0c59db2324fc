import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, MoreThan, Not, Repository } from 'typeorm';
import { type AuditEntity } from '../../platform/audit/audit.constants.js';
import { ReviewReminder } from './review-reminder.entity.js';

type Key = Pick<ReviewReminder, 'entity' | 'recordId'>;

@Injectable()
export class ReviewRemindersRepository {
  constructor(@InjectRepository(ReviewReminder) private readonly reminders: Repository<ReviewReminder>) {}

  /** The records of which somebody was reminded after this time. */
  async remindedAfter(entity: AuditEntity, time: Date): Promise<Set<number>> {
    const found = await this.reminders.findBy({ entity, remindedAt: MoreThan(time) });
    return new Set(found.map(({ recordId }) => recordId));
  }

  /**
   * Notes that this process reminds of the record now. Others wait until it has, and then find it noted.
   * @param before the last reminder is not later than this
   * @returns false if another one has reminded meanwhile
   */
  async claim(
    { entity, recordId }: Key,
    { now, before }: { now: Date; before: Date },
    manager: EntityManager,
  ): Promise<boolean> {
    const claimed: unknown[] = await manager.query(
      `INSERT INTO review_reminder AS known (entity, record_id, reminded_at) VALUES ($1, $2, $3)
       ON CONFLICT (entity, record_id) DO UPDATE SET reminded_at = excluded.reminded_at
         WHERE known.reminded_at <= $4
       RETURNING record_id`,
      [entity, recordId, now, before],
    );
    return claimed.length > 0;
  }

  /** Of records that do not wait any more. */
  async forgetOthers(entity: AuditEntity, openIds: number[]): Promise<void> {
    await this.reminders.delete({ entity, ...(openIds.length === 0 ? {} : { recordId: Not(In(openIds)) }) });
  }
}
