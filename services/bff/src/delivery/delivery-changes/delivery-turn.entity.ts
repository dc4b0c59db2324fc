import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type DeliveredKind } from './delivery-changes.constants.js';

/** Children may get this record since, or no longer: written by triggers, and taken by a job that compares it with what was told. */
@Entity('delivery_turn')
export class DeliveryTurn {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'delivery_turn_pkey' })
  id: string;

  @Column({ type: 'text' })
  kind: DeliveredKind;

  @Column({ name: 'record_id', type: 'integer' })
  recordId: number;
}
