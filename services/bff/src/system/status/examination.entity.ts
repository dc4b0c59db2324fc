import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { type Finding } from '../../common/examination/examiner.js';

/** The only row: the last examination of the deployment, on whichever replica it was. */
@Entity('examination')
@Check('examination_id_check', 'id = 1')
export class Examination {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'examination_pkey' })
  id: number;

  /** Null if there was none yet. */
  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  /** Null while it runs, and before the first one. */
  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'jsonb', default: [] })
  findings: Finding[];
}
