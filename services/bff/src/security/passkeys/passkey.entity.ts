import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { PASSKEY_NAME, type Transport } from './passkeys.constants.js';

/** A key pair of a person, whose private key stays on a device or in a password manager (WebAuthn). */
@Entity('passkey')
@Index('passkey_credential_id_key', ['credentialId'], { unique: true })
@Index('passkey_account_id_idx', ['accountId'])
export class Passkey {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'passkey_pkey' })
  id: string;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'passkey_account_id_fkey' })
  account: Account;

  /** What the device calls it, in base64url. */
  @Column({ name: 'credential_id', type: 'text' })
  credentialId: string;

  /** As COSE encodes it. */
  @Column({ name: 'public_key', type: 'bytea' })
  publicKey: Buffer;

  /** How often the device has used it. A lower number comes from a copy. 0 where the device does not count. */
  @Column({ type: 'bigint' })
  counter: string;

  @Column({ type: 'text', array: true })
  transports: Transport[];

  @Column({ type: 'varchar', length: PASSKEY_NAME.maxLength })
  name: string;

  /** Whether it is also kept elsewhere, such as by a password manager on several devices. */
  @Column({ name: 'backed_up', type: 'boolean' })
  backedUp: boolean;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}

/** What a device says about a new passkey. */
export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'backedUp'>;
/** What a device says when it uses one. */
export type CredentialUse = Pick<Passkey, 'counter' | 'backedUp'>;
