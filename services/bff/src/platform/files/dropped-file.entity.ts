import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What is to leave the file storage, recorded by the transaction after which nothing needs it. */
@Entity('dropped_file')
@Index('dropped_file_next_attempt_at_idx', ['nextAttemptAt'])
export class DroppedFile {
  /** Of the file, or of its content where files share it. */
  @PrimaryColumn({ type: 'varchar', length: 128, primaryKeyConstraintName: 'dropped_file_pkey' })
  name: string;

  /** How often it was tried. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;
}
