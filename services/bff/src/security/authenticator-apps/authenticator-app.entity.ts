import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';

/** The app of a person that shows one-time codes (TOTP, RFC 6238). An account has at most one. */
@Entity('authenticator_app')
export class AuthenticatorApp {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'authenticator_app_pkey' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'authenticator_app_account_id_fkey' })
  account: Account;

  /** Sealed: it has to be read to check a code. */
  @Column({ type: 'bytea' })
  secret: Buffer;

  /** The period of the last code that was accepted. No code of it, or of one before, is accepted again. */
  @Column({ name: 'last_step', type: 'bigint' })
  lastStep: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
