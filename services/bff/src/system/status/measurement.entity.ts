import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { type Measurement } from '../../common/examination/measurement.js';

/** The only row: the last measurement of the deployment, on whichever replica it was. */
@Entity('measurement')
@Check('measurement_id_check', 'id = 1')
export class StoredMeasurement {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'measurement_pkey' })
  id: number;

  /** Of the last one that began; null to have it measured at once. */
  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  /** Null before the first. */
  @Column({ name: 'measured_at', type: 'timestamptz', nullable: true })
  measuredAt: Date | null;

  @Column({ type: 'jsonb', nullable: true })
  measured: Measurement | null;
}
