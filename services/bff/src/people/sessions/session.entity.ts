import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { type EndReason } from './sessions.constants.js';

/** One sign-in. A token is valid only as long as its session. */
@Entity('session')
@Index('session_account_id_idx', ['accountId'])
export class Session {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'session_pkey' })
  id: string;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'session_account_id_fkey' })
  account: Account;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** The last request, to the minute. */
  @Column({ name: 'last_seen_at', type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ name: 'end_reason', type: 'text', nullable: true })
  endReason: EndReason | null;

  @Column({ name: 'user_agent', type: 'varchar', length: 256, default: '' })
  userAgent: string;

  @Column({ type: 'inet', nullable: true })
  address: string | null;
}
