import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type Role } from '../../common/auth/roles.constants.js';

/** An event that is pushed to connected clients. It is kept for an hour for clients that reconnect. */
@Entity('live_event')
@Index('live_event_created_at_idx', ['createdAt'])
export class LiveEvent {
  /** Ids become visible in order, because a trigger lets only one transaction at a time insert events, while it commits. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'live_event_pkey' })
  id: string;

  @Column({ type: 'text' })
  type: string;

  /** Null: not limited to one account. */
  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  /** Null: not limited to one role. */
  @Column({ type: 'text', nullable: true })
  role: Role | null;

  /** The session that caused the event and does not receive it. */
  @Column({ name: 'except_session_id', type: 'uuid', nullable: true })
  exceptSessionId: string | null;

  @Column({ type: 'jsonb' })
  payload: object;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
