import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type Role } from '../../common/auth/roles.constants.js';

/** Something that open clients are told at once, and that is kept for an hour for those that come back. */
@Entity('live_event')
@Index('live_event_created_at_idx', ['createdAt'])
export class LiveEvent {
  /** Becomes visible in order: a trigger lets one transaction at a time add events. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'live_event_pkey' })
  id: string;

  @Column({ type: 'text' })
  type: string;

  /** Null: not for one account only. */
  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  /** Null: not for one role only. */
  @Column({ type: 'text', nullable: true })
  role: Role | null;

  /** The session that caused it and need not be told. */
  @Column({ name: 'except_session_id', type: 'uuid', nullable: true })
  exceptSessionId: string | null;

  @Column({ type: 'jsonb' })
  payload: object;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
