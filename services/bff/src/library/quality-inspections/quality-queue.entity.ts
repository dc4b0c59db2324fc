import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { QUEUE_NAME, QUEUE_TITLE, type QueueConditions } from './quality-inspections.constants.js';

/** A queue of content that waits for inspection. What is submitted comes into the first one whose conditions it fulfils. */
@Entity('quality_queue')
@Index('quality_queue_name_key', ['name'], { unique: true })
@Index('quality_queue_general_key', ['isGeneral'], { unique: true, where: 'is_general' })
export class QualityQueue {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'quality_queue_pkey' })
  id: number;

  /** Stable identifier for programs. */
  @Column({ type: 'varchar', length: QUEUE_NAME.maxLength })
  name: string;

  @Column({ type: 'varchar', length: QUEUE_TITLE.maxLength })
  title: string;

  /** Those that are asked for; the others are missing. The function `quality_queue_of` reads them. */
  @Column({ type: 'jsonb', default: {} })
  conditions: QueueConditions;

  /** It takes what no other queue does. There is one, made by the migration. */
  @Column({ name: 'is_general', type: 'boolean', default: false })
  isGeneral: boolean;

  @Column({ name: 'created_time', type: 'timestamptz', default: () => 'now()' })
  createdTime: Date;

  /** Null while the queue is in use. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Incremented by every change of the queue itself, not of its items. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
