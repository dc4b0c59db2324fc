import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IDEMPOTENCY_KEY } from '../../common/endpoint/idempotency-key.constants.js';

const PRIMARY_KEY = { primaryKeyConstraintName: 'idempotency_key_pkey' } as const;

/** A call that was made, and what it answered. */
@Entity('idempotency_key')
@Index('idempotency_key_created_at_idx', ['createdAt'])
export class IdempotencyKeyRow {
  /** The account; 0 where nobody is signed in. */
  @PrimaryColumn({ type: 'integer', ...PRIMARY_KEY })
  owner: number;

  @PrimaryColumn({ type: 'text', ...PRIMARY_KEY })
  operation: string;

  @PrimaryColumn({ type: 'varchar', length: IDEMPOTENCY_KEY.maxLength, ...PRIMARY_KEY })
  key: string;

  @Column({ name: 'request_hash', type: 'text' })
  requestHash: string;

  /** With its members in the order in which they were sent. Written with the row, so others never see it unset. */
  @Column({ type: 'json', default: () => `'null'` })
  answer: unknown;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
