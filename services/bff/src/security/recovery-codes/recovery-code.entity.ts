import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';

/** A code with which a person gets back into an account, once. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'recovery_code_pkey' })
  accountId: number;

  /** SHA-256 of the characters of the code, in base64url. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'recovery_code_pkey' })
  hash: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'recovery_code_account_id_fkey' })
  account: Account;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
