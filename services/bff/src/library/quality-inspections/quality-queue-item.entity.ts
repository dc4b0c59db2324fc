import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ContentItem } from '../../content/content/content-item.entity.js';
import { QUEUE_ITEM_TITLE, type QueueItemStage, REJECTION_REASON } from './quality-inspections.constants.js';
import { QualityQueue } from './quality-queue.entity.js';

/**
 * A submitted item in its queue, and what was decided about it there. Triggers of content items insert and move the rows:
 * see the migration `InspectionQueues`.
 */
@Entity('quality_queue_item')
@Index('quality_queue_item_queue_id_stage_idx', ['queueId', 'stage'])
@Index('quality_queue_item_content_item_id_idx', ['contentItemId'])
export class QualityQueueItem {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'quality_queue_item_pkey' })
  id: number;

  @Column({ name: 'queue_id', type: 'integer' })
  queueId: number;

  @ManyToOne(() => QualityQueue, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'queue_id', foreignKeyConstraintName: 'quality_queue_item_queue_id_fkey' })
  queue: QualityQueue;

  @Column({ type: 'varchar', length: QUEUE_ITEM_TITLE.maxLength })
  title: string;

  /** Seconds to watch or read it: of the video, or by the length of the text. */
  @Column({ type: 'integer' })
  duration: number;

  @Column({ type: 'text' })
  stage: QueueItemStage;

  /** The stage before it was passed or rejected; null before that. */
  @Column({ name: 'previous_stage', type: 'text', nullable: true })
  previousStage: QueueItemStage | null;

  /** Why it was rejected. Null in any other stage. */
  @Column({ type: 'varchar', length: REJECTION_REASON.maxLength, nullable: true })
  reason: string | null;

  /** Null only in rows that a replica of the version before has made: no list shows them. */
  @Column({ name: 'content_item_id', type: 'integer', nullable: true })
  contentItemId: number;

  @ManyToOne(() => ContentItem, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({
    name: 'content_item_id',
    foreignKeyConstraintName: 'quality_queue_item_content_item_id_fkey',
  })
  contentItem: ContentItem;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
