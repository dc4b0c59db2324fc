import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { QUEUE_NAME, QUEUE_TITLE } from './quality-inspections.constants.js';

/** A queue of content waiting for manual inspection. */
@Entity('quality_queue')
@Index('quality_queue_name_key', ['name'], { unique: true })
export class QualityQueue {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'quality_queue_pkey' })
  id: number;

  /** Stable identifier for programs. */
  @Column({ type: 'varchar', length: QUEUE_NAME.maxLength })
  name: string;

  @Column({ type: 'varchar', length: QUEUE_TITLE.maxLength })
  title: string;

  @Column({ name: 'created_time', type: 'timestamptz', default: () => 'now()' })
  createdTime: Date;

  /** Null while the queue is in use. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Incremented by every change of the queue itself, not of its items. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
