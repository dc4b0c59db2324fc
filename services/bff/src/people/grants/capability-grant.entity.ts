import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { Account } from '../accounts/account.entity.js';

/**
 * A capability that an administrator gave an account on top of its role. It ends at its time or when somebody ends it; the
 * row stays, because whoever could decide until lately matters to reviews.
 */
@Entity('capability_grant')
@Index('capability_grant_account_id_idx', ['accountId', 'capability'])
export class CapabilityGrant {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'capability_grant_pkey' })
  id: number;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'capability_grant_account_id_fkey' })
  account: Account;

  @Column({ type: 'text' })
  capability: GrantableCapability;

  @Column({ name: 'given_by', type: 'integer' })
  givenBy: number;

  @ManyToOne(() => Account, { nullable: false })
  @JoinColumn({ name: 'given_by', foreignKeyConstraintName: 'capability_grant_given_by_fkey' })
  giver: Account;

  @Column({ type: 'text' })
  reason: string;

  @Column({ name: 'starts_at', type: 'timestamptz', default: () => 'now()' })
  startsAt: Date;

  /** When it ends by itself. */
  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt: Date;

  /** When somebody ended it before its time. */
  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ name: 'ended_by', type: 'integer', nullable: true })
  endedBy: number | null;

  @ManyToOne(() => Account, { nullable: true })
  @JoinColumn({ name: 'ended_by', foreignKeyConstraintName: 'capability_grant_ended_by_fkey' })
  ender: Account | null;
}
