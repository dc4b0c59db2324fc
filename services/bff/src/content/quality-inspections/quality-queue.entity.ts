import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { QUEUE_NAME, QUEUE_TITLE } from './quality-inspections.constants.js';

/** A line in which content waits for a person to look at it. */
@Entity('quality_queue')
@Index('quality_queue_name_key', ['name'], { unique: true })
export class QualityQueue {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'quality_queue_pkey' })
  id: number;

  /** By which programs know the queue. */
  @Column({ type: 'varchar', length: QUEUE_NAME.maxLength })
  name: string;

  @Column({ type: 'varchar', length: QUEUE_TITLE.maxLength })
  title: string;

  @Column({ name: 'created_time', type: 'timestamptz', default: () => 'now()' })
  createdTime: Date;

  /** Null for a queue that is in use. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Counts the changes of the queue itself, not of its items. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
