import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Webhook } from './webhook.entity.js';
import { type DeliveryFailure, type DeliveryState, type WebhookMessage } from './webhooks.constants.js';

export interface DeliveryAttempt {
  /** ISO 8601. */
  at: string;
  durationMs: number;
  /** Null without an answer. */
  status: number | null;
  /** Null if it succeeded. */
  failure: DeliveryFailure | null;
}

/** A message to a webhook. Its key is the `webhook-id` that the receiver sees, and the key in the outbox. */
@Entity('webhook_delivery')
@Index('webhook_delivery_list_idx', ['webhookId', 'createdAt', 'id'])
@Index('webhook_delivery_created_at_idx', ['createdAt'])
export class WebhookDelivery {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'webhook_delivery_pkey' })
  id: string;

  @Column({ name: 'webhook_id', type: 'integer' })
  webhookId: number;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_delivery_webhook_id_fkey' })
  webhook: Webhook;

  @Column({ type: 'text' })
  type: WebhookMessage;

  /** What is sent, as signed. */
  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'text', default: 'waiting' })
  state: DeliveryState;

  /** The oldest first. */
  @Column({ type: 'jsonb', default: [] })
  attempts: DeliveryAttempt[];

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
