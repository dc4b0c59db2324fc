import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IDEMPOTENCY_KEY } from '../../common/endpoint/idempotency-key.constants.js';

const PRIMARY_KEY = { primaryKeyConstraintName: 'idempotency_key_pkey' } as const;

/** A completed call and its response. */
@Entity('idempotency_key')
@Index('idempotency_key_created_at_idx', ['createdAt'])
export class IdempotencyKeyRow {
  /** The account; 0 if nobody is signed in. */
  @PrimaryColumn({ type: 'integer', ...PRIMARY_KEY })
  owner: number;

  @PrimaryColumn({ type: 'text', ...PRIMARY_KEY })
  operation: string;

  @PrimaryColumn({ type: 'varchar', length: IDEMPOTENCY_KEY.maxLength, ...PRIMARY_KEY })
  key: string;

  @Column({ name: 'request_hash', type: 'text' })
  requestHash: string;

  /**
   * Preserves the order of the fields as sent. Written in the same transaction as the row, so other
   * transactions never see it unset.
   */
  @Column({ type: 'json', default: () => `'null'` })
  answer: unknown;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
