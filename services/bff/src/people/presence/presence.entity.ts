import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** When a person was here last, on whatever device. */
@Entity('presence')
export class Presence {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'presence_pkey' })
  accountId: number;

  @OneToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'presence_account_id_fkey' })
  account: Account;

  /** When the person last opened a page. */
  @Column({ name: 'seen_at', type: 'timestamptz' })
  seenAt: Date;

  /** When the visit ended that was before the one in which this page was opened; null if that was the first. */
  @Column({ name: 'left_at', type: 'timestamptz', nullable: true })
  leftAt: Date | null;
}
