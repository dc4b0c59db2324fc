import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** A sign-in whose password was right, and that waits for the second factor. */
@Entity('sign_in_step')
@Index('sign_in_step_expires_at_idx', ['expiresAt'])
export class SignInStep {
  /** SHA-256 of the challenge that the client was given, in base64url. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'sign_in_step_pkey' })
  hash: string;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'sign_in_step_account_id_fkey' })
  account: Account;

  /** Of the password that was right: the step is void once it is another one. */
  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column({ type: 'boolean' })
  remember: boolean;

  /** Codes that were tried so far. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
