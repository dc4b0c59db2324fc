import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { type TokenScope } from '../../common/auth/scopes.constants.js';
import { Account } from '../accounts/account.entity.js';
import { TOKEN_NAME } from './access-tokens.constants.js';

/** With what a program calls the API in the name of a person. A token that was revoked has no row. */
@Entity('access_token')
@Index('access_token_hash_key', ['hash'], { unique: true })
@Index('access_token_account_id_idx', ['accountId'])
export class AccessToken {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'access_token_pkey' })
  id: string;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'access_token_account_id_fkey' })
  account: Account;

  @Column({ type: 'varchar', length: TOKEN_NAME.maxLength })
  name: string;

  /** SHA-256 of the token, in base64url. */
  @Column({ type: 'text' })
  hash: string;

  @Column({ type: 'text', array: true })
  scopes: TokenScope[];

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** The last request, to the minute. */
  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
