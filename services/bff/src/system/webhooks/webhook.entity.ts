import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import {
  WEBHOOK_DESCRIPTION,
  WEBHOOK_URL,
  type WebhookEvent,
  type WebhookState,
} from './webhooks.constants.js';

/** An address outside the product to which events are sent. */
@Entity('webhook')
export class Webhook {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'webhook_pkey' })
  id: number;

  @Column({ type: 'varchar', length: WEBHOOK_URL.maxLength })
  url: string;

  @Column({ type: 'varchar', length: WEBHOOK_DESCRIPTION.maxLength, default: '' })
  description: string;

  @Column({ type: 'text', array: true })
  events: WebhookEvent[];

  /** Encrypted: it signs every message. */
  @Column({ type: 'bytea' })
  secret: Buffer;

  /** Encrypted: the one before the last rotation, which signs too for a while. */
  @Column({ name: 'old_secret', type: 'bytea', nullable: true })
  oldSecret: Buffer | null;

  @Column({ name: 'old_secret_until', type: 'timestamptz', nullable: true })
  oldSecretUntil: Date | null;

  @Column({ type: 'text', default: 'active' })
  state: WebhookState;

  /** The first failure since the last success. Null if the last attempt succeeded, or there was none. */
  @Column({ name: 'failing_since', type: 'timestamptz', nullable: true })
  failingSince: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Incremented by every change of an administrator, and when it is switched off. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
