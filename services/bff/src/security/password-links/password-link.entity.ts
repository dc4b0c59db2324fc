import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';

/** A link with which a person sets a new password, once. */
@Entity('password_link')
@Index('password_link_account_id_idx', ['accountId'])
export class PasswordLink {
  /** Read access to the table must not be enough to use the link. */
  @PrimaryColumn({ name: 'token_hash', type: 'text', primaryKeyConstraintName: 'password_link_pkey' })
  tokenHash: string;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'password_link_account_id_fkey' })
  account: Account;

  /** The address to which alone it was given; empty if somebody hands it over. */
  @Column({ name: 'mailed_to', type: 'text', default: '' })
  mailedTo: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz', default: () => `(now() + '00:30:00')` })
  expiresAt: Date;
}
