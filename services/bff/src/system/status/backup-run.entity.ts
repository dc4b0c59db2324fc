import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A backup that backup.sh has made, and where it says so itself: no replica needs to see its directory. */
@Entity('backup_run')
@Index('backup_run_made_at_idx', ['madeAt'])
export class BackupRun {
  /** Of the file. */
  @PrimaryColumn({ type: 'varchar', length: 64, primaryKeyConstraintName: 'backup_run_pkey' })
  name: string;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;

  @Column({ type: 'bigint' })
  bytes: string;

  /** What was left in its directory; null if its script is older. */
  @Column({ name: 'free_bytes', type: 'bigint', nullable: true })
  freeBytes: string | null;
}
