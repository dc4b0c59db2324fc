import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { AUDIT_ACTION, type AuditEntity } from './audit.constants.js';

/**
 * One change of one entity. The database rejects updates and deletes. The table is partitioned by month, and
 * only whole months are dropped. There are no foreign keys, because an entry outlives its entity.
 */
@Entity('audit_entry')
@Index('audit_entry_entity_idx', ['entity', 'entityId', 'id'])
@Index('audit_entry_account_id_idx', ['accountId', 'at', 'id'])
@Index('audit_entry_at_idx', ['at', 'id'])
@Index('audit_entry_request_id_idx', ['requestId'], { where: 'request_id IS NOT NULL' })
@Index('audit_entry_operation_id_idx', ['operationId'], { where: 'operation_id IS NOT NULL' })
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'audit_entry_pkey' })
  id: string;

  /** Part of the primary key, because it is the partition key. `id` alone is also unique. */
  @PrimaryColumn({
    type: 'timestamptz',
    default: () => 'clock_timestamp()',
    primaryKeyConstraintName: 'audit_entry_pkey',
  })
  at: Date;

  /** Null: changed by the system. */
  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  /** The person's name at the time of the change. */
  @Column({ name: 'account_name', type: 'varchar', length: 64, nullable: true })
  accountName: string | null;

  @Column({ type: 'text' })
  entity: AuditEntity;

  @Column({ name: 'entity_id', type: 'integer' })
  entityId: number;

  @Column({ type: 'varchar', length: AUDIT_ACTION.maxLength })
  action: string;

  /** The changed fields before the change; null if the entity did not exist. */
  @Column({ type: 'jsonb', nullable: true })
  before: object | null;

  /** The same fields after the change; null if the entity was deleted. */
  @Column({ type: 'jsonb', nullable: true })
  after: object | null;

  @Column({ type: 'inet', nullable: true })
  address: string | null;

  @Column({ name: 'user_agent', type: 'varchar', length: 256, nullable: true })
  userAgent: string | null;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  /** With which personal access token it was done, if it was. */
  @Column({ name: 'token_name', type: 'varchar', length: 64, nullable: true })
  tokenName: string | null;

  /** Shared by changes that were made together and can be undone together. */
  @Column({ name: 'operation_id', type: 'uuid', nullable: true })
  operationId: string | null;
}
