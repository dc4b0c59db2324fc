import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ServiceCard } from './service-card.entity.js';
import { type ExpiryNoticeDays } from './service-cards.constants.js';

const PRIMARY_KEY = { primaryKeyConstraintName: 'service_notice_pkey' } as const;

/**
 * Records that the administrators were notified of an expiry. Each expiry is reported once. A renewed service
 * has a new expiry.
 */
@Entity('service_notice')
export class ServiceNotice {
  @PrimaryColumn({ name: 'service_id', type: 'integer', ...PRIMARY_KEY })
  serviceId: number;

  @ManyToOne(() => ServiceCard, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'service_notice_service_id_fkey' })
  service: ServiceCard;

  @PrimaryColumn({ name: 'expires_at', type: 'timestamptz', ...PRIMARY_KEY })
  expiresAt: Date;

  /** Number of days before the expiry. */
  @PrimaryColumn({ type: 'smallint', ...PRIMARY_KEY })
  days: ExpiryNoticeDays;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;
}
