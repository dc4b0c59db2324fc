import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type DeliveredKind } from './delivery-changes.constants.js';

/** What webhooks were told last of a record that children get, or got. */
@Entity('told_delivery')
export class ToldDelivery {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'told_delivery_pkey' })
  kind: DeliveredKind;

  @PrimaryColumn({ name: 'record_id', type: 'integer', primaryKeyConstraintName: 'told_delivery_pkey' })
  recordId: number;

  /** Of an item, the revision, and 0 once its labels were merged or its author is called otherwise since; of a set, 1; null: children no longer get it. */
  @Column({ type: 'integer', nullable: true })
  revision: number | null;
}
