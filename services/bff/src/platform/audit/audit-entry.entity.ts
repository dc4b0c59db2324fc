import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { AUDIT_ACTION, type AuditEntity } from './audit.constants.js';

/**
 * One change of one thing. The database refuses to change or delete it. The table is partitioned by month, and whole
 * months are dropped. No foreign keys: an entry outlives the thing that it is about.
 */
@Entity('audit_entry')
@Index('audit_entry_entity_idx', ['entity', 'entityId', 'id'])
@Index('audit_entry_operation_id_idx', ['operationId'], { where: 'operation_id IS NOT NULL' })
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'audit_entry_pkey' })
  id: string;

  /** Part of the key, because the table is partitioned by it; `id` alone is unique too. */
  @PrimaryColumn({
    type: 'timestamptz',
    default: () => 'clock_timestamp()',
    primaryKeyConstraintName: 'audit_entry_pkey',
  })
  at: Date;

  /** Null: the system itself. */
  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  /** What the person was called at the time. */
  @Column({ name: 'account_name', type: 'varchar', length: 64, nullable: true })
  accountName: string | null;

  @Column({ type: 'text' })
  entity: AuditEntity;

  @Column({ name: 'entity_id', type: 'integer' })
  entityId: number;

  @Column({ type: 'varchar', length: AUDIT_ACTION.maxLength })
  action: string;

  /** The members that changed, as they were; null where there was nothing. */
  @Column({ type: 'jsonb', nullable: true })
  before: object | null;

  /** The same members, as they are since; null where there is nothing left. */
  @Column({ type: 'jsonb', nullable: true })
  after: object | null;

  @Column({ type: 'inet', nullable: true })
  address: string | null;

  @Column({ name: 'user_agent', type: 'varchar', length: 256, nullable: true })
  userAgent: string | null;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  /** Shared by changes that were made, and can be undone, together. */
  @Column({ name: 'operation_id', type: 'uuid', nullable: true })
  operationId: string | null;
}
