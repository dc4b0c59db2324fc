import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { EMAIL } from '../../common/fields/email-field.js';
import { Account } from '../../people/accounts/account.entity.js';

/** An email address that waits for the code that was sent to it. An account has at most one. */
@Entity('email_change')
export class EmailChange {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'email_change_pkey' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'email_change_account_id_fkey' })
  account: Account;

  @Column({ type: 'varchar', length: EMAIL.maxLength })
  email: string;

  @Column({ name: 'code_hash', type: 'text' })
  codeHash: string;

  /** Wrong codes so far. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
