import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { CLOCK, type NotificationKind, type NotificationWays } from './notifications.constants.js';

/** How one account wants to be notified. What it never chose is as in the table of kinds. */
@Entity('notification_preference')
@Index('notification_preference_digest_at_idx', ['digestAt'], { where: 'digest_at IS NOT NULL' })
export class NotificationPreference {
  @PrimaryColumn({
    name: 'account_id',
    type: 'integer',
    primaryKeyConstraintName: 'notification_preference_pkey',
  })
  accountId: number;

  @OneToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'notification_preference_account_id_fkey' })
  account: Account;

  /** Validated before they were stored. */
  @Column({ type: 'jsonb', default: {} })
  ways: Partial<Record<NotificationKind, NotificationWays>>;

  /** Null together with `quietTo`: no hour is quiet. */
  @Column({ name: 'quiet_from', type: 'varchar', length: CLOCK.maxLength, nullable: true })
  quietFrom: string | null;

  @Column({ name: 'quiet_to', type: 'varchar', length: CLOCK.maxLength, nullable: true })
  quietTo: string | null;

  /** Null if there is no digest. */
  @Column({ name: 'digest_hour', type: 'smallint', nullable: true })
  digestHour: number | null;

  /** When the next digest is due. */
  @Column({ name: 'digest_at', type: 'timestamptz', nullable: true })
  digestAt: Date | null;

  /** Incremented by every change that the person makes. */
  @Column({ type: 'integer', default: 0 })
  version: number;
}
