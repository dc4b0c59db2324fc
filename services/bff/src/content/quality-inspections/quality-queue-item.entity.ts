import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ContentItem } from '../content/content-item.entity.js';
import { QUEUE_ITEM_TITLE, type QueueItemStage, REJECTION_REASON } from './quality-inspections.constants.js';
import { QualityQueue } from './quality-queue.entity.js';

/** A piece of content in a queue. */
@Entity('quality_queue_item')
@Index('quality_queue_item_queue_id_stage_idx', ['queueId', 'stage'])
@Index('quality_queue_item_content_item_id_idx', ['contentItemId'])
export class QualityQueueItem {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'quality_queue_item_pkey' })
  id: number;

  @Column({ name: 'queue_id', type: 'integer' })
  queueId: number;

  @ManyToOne(() => QualityQueue, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'queue_id', foreignKeyConstraintName: 'quality_queue_item_queue_id_fkey' })
  queue: QualityQueue;

  @Column({ type: 'varchar', length: QUEUE_ITEM_TITLE.maxLength })
  title: string;

  /** Time to watch or read it, in seconds. */
  @Column({ type: 'integer' })
  duration: number;

  @Column({ type: 'text' })
  stage: QueueItemStage;

  /** The stage before the last decision. Null if there was none, or if it was taken back. */
  @Column({ name: 'previous_stage', type: 'text', nullable: true })
  previousStage: QueueItemStage | null;

  /** Why it was rejected. Null in any other stage. */
  @Column({ type: 'varchar', length: REJECTION_REASON.maxLength, nullable: true })
  reason: string | null;

  /** Null for content without facts in the product. */
  @Column({ name: 'content_item_id', type: 'integer', nullable: true })
  contentItemId: number | null;

  @ManyToOne(() => ContentItem, { onDelete: 'SET NULL' })
  @JoinColumn({
    name: 'content_item_id',
    foreignKeyConstraintName: 'quality_queue_item_content_item_id_fkey',
  })
  contentItem: ContentItem | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
