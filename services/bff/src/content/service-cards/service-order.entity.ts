import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { ServiceCard } from './service-card.entity.js';
import { type OrderKind, type OrderState } from './service-orders.constants.js';

/** An order to open or renew a service. A cancelled order that has a time of payment was refunded. */
@Entity('service_order')
@Check('service_order_price_check', 'price > 0')
@Index('service_order_pending_key', ['serviceId'], { unique: true, where: `state = 'pending'` })
@Index('service_order_created_at_idx', ['createdAt'])
export class ServiceOrder {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'service_order_pkey' })
  id: number;

  @Column({ name: 'service_id', type: 'integer' })
  serviceId: number;

  @ManyToOne(() => ServiceCard, { nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'service_order_service_id_fkey' })
  service: ServiceCard;

  @Column({ type: 'text' })
  kind: OrderKind;

  @Column({ name: 'term_months', type: 'smallint' })
  termMonths: number;

  /** In fen, as of the time of the order. */
  @Column({ type: 'integer' })
  price: number;

  @Column({ type: 'text', default: 'pending' })
  state: OrderState;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'created_by', type: 'integer', nullable: true })
  createdBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'service_order_created_by_fkey' })
  creator: Account | null;

  @Column({ name: 'paid_at', type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  @Column({ name: 'paid_by', type: 'integer', nullable: true })
  paidBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'paid_by', foreignKeyConstraintName: 'service_order_paid_by_fkey' })
  payer: Account | null;

  @Column({ name: 'cancelled_at', type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  @Column({ name: 'cancelled_by', type: 'integer', nullable: true })
  cancelledBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'cancelled_by', foreignKeyConstraintName: 'service_order_cancelled_by_fkey' })
  canceller: Account | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
