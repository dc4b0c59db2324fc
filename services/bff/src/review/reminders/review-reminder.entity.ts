import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type AuditEntity } from '../../platform/audit/audit.constants.js';

/** When those who may decide a record were last reminded of it. */
@Entity('review_reminder')
export class ReviewReminder {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'review_reminder_pkey' })
  entity: AuditEntity;

  @PrimaryColumn({ name: 'record_id', type: 'integer', primaryKeyConstraintName: 'review_reminder_pkey' })
  recordId: number;

  @Column({ name: 'reminded_at', type: 'timestamptz' })
  remindedAt: Date;
}
