import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ServiceCard } from './service-card.entity.js';

const PRIMARY_KEY = { primaryKeyConstraintName: 'service_price_pkey' } as const;

/** What a service costs for one of its terms. */
@Entity('service_price')
@Check('service_price_term_months_check', 'term_months > 0')
@Check('service_price_price_check', 'price > 0')
export class ServicePrice {
  @PrimaryColumn({ name: 'service_id', type: 'integer', ...PRIMARY_KEY })
  serviceId: number;

  @PrimaryColumn({ name: 'term_months', type: 'smallint', ...PRIMARY_KEY })
  termMonths: number;

  /** In fen. */
  @Column({ type: 'integer' })
  price: number;

  @ManyToOne(() => ServiceCard, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'service_price_service_id_fkey' })
  service: ServiceCard;
}
