import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last run of a periodic job, on whichever replica it was. */
@Entity('job_run')
export class JobRun {
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'job_run_pkey' })
  job: string;

  /** Where it ran. */
  @Column({ type: 'varchar', length: 255 })
  host: string;

  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt: Date;

  @Column({ name: 'duration_ms', type: 'integer' })
  durationMs: number;

  /** What it failed with, as a code; empty if it succeeded. */
  @Column({ type: 'text', default: '' })
  failure: string;

  /** When a run last succeeded. Null if none did yet. */
  @Column({ name: 'succeeded_at', type: 'timestamptz', nullable: true })
  succeededAt: Date | null;

  /** In a row, up to the last run. */
  @Column({ type: 'integer', default: 0 })
  failures: number;
}
