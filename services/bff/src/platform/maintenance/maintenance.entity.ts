import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { MAINTENANCE_MESSAGE } from './maintenance.constants.js';

/** The only row: whether the product is under maintenance. */
@Entity('maintenance')
@Check('maintenance_id_check', 'id = 1')
export class Maintenance {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'maintenance_pkey' })
  id: number;

  @Column({ name: 'is_on', type: 'boolean', default: false })
  isOn: boolean;

  @Column({ type: 'varchar', length: MAINTENANCE_MESSAGE.maxLength, default: '' })
  message: string;

  /** Null if it is off. */
  @Column({ name: 'since', type: 'timestamptz', nullable: true })
  since: Date | null;

  /** Null if it is off or the end is unknown. */
  @Column({ name: 'expected_end', type: 'timestamptz', nullable: true })
  expectedEnd: Date | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
