import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ContentItem } from './content-item.entity.js';

/** How often an item was opened in this month and the last one, as it was counted last. A trigger adds the row of a new item. */
@Entity('content_popularity')
@Index('content_popularity_clicks_idx', ['clicks', 'itemId'])
export class ContentPopularity {
  @PrimaryColumn({
    name: 'item_id',
    type: 'integer',
    primaryKeyConstraintName: 'content_popularity_pkey',
  })
  itemId: number;

  @OneToOne(() => ContentItem, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'content_popularity_item_id_fkey' })
  item: ContentItem;

  @Column({ type: 'bigint', default: 0 })
  clicks: string;
}
