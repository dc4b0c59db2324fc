import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A mail that has not been sent yet. */
@Entity('outgoing_mail')
@Index('outgoing_mail_next_attempt_at_idx', ['nextAttemptAt'])
export class OutgoingMail {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'outgoing_mail_pkey' })
  id: number;

  /** The encrypted mail: read access to the table must not be enough to use a link in it. */
  @Column({ type: 'bytea' })
  sealed: Buffer;

  /** How often it was tried. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  /** After this time it is dropped. */
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
