import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type ChallengePurpose } from './passkeys.constants.js';

/** A challenge that a browser was given, until it is answered. */
@Entity('passkey_challenge')
@Index('passkey_challenge_expires_at_idx', ['expiresAt'])
export class PasskeyChallenge {
  /** SHA-256 of the challenge, in base64url. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'passkey_challenge_pkey' })
  hash: string;

  @Column({ type: 'text' })
  purpose: ChallengePurpose;

  /** The session that registers, or the sign-in that waits for its second step. Empty for a login without password. */
  @Column({ name: 'bound_to', type: 'text' })
  boundTo: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
