import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type OutboxKindName } from './outbox.constants.js';

/** A message that has not been delivered yet, or could not be. Delivered messages are removed. */
@Entity('outbox_message')
@Index('outbox_message_due_idx', ['kind', 'nextAttemptAt'], { where: 'died_at IS NULL' })
@Index('outbox_message_deadline_idx', ['deadline'], { where: 'died_at IS NULL' })
@Index('outbox_message_number_key', ['number'], { unique: true })
@Index('outbox_message_died_at_idx', ['diedAt'], { where: 'died_at IS NOT NULL' })
export class OutboxMessage {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'outbox_message_pkey' })
  id: string;

  /** By which administrators name it. */
  @Column({ type: 'integer', generated: 'identity', generatedIdentity: 'BY DEFAULT' })
  number: number;

  /** Which handler delivers it. */
  @Column({ type: 'text' })
  kind: OutboxKindName;

  /** Messages of one lane wait for each other if the other side is slow, and not for those of other lanes. */
  @Column({ type: 'text', default: '' })
  lane: string;

  /** What it is about, such as the template of a mail. Says nothing about a person. */
  @Column({ type: 'text', default: '' })
  subject: string;

  /** The encrypted payload. Removed when it is of no use any more. */
  @Column({ type: 'bytea', nullable: true })
  sealed: Buffer | null;

  /** How often it was tried. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** What the last attempt failed with; empty before. */
  @Column({ type: 'text', default: '' })
  failure: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  /** After this time it is not tried any more. */
  @Column({ type: 'timestamptz' })
  deadline: Date;

  /** Until when sending it again would help anybody: a link in it may be valid for half an hour. */
  @Column({ name: 'useful_until', type: 'timestamptz' })
  usefulUntil: Date;

  /** When it became a dead letter: after the deadline, or because the other side refuses it for good. */
  @Column({ name: 'died_at', type: 'timestamptz', nullable: true })
  diedAt: Date | null;
}
