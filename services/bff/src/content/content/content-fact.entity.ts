import { Check, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ContentItem } from './content-item.entity.js';
import { ContentMeasures } from './content-measures.js';

/**
 * Activity of one item in one hour. Day and hour are in the time zone of the deployment. Hours without
 * activity have no row. Triggers update `content_hour` and `content_month` on every write.
 */
@Entity('content_fact')
@Check('content_fact_hour_check', 'hour BETWEEN 0 AND 23')
export class ContentFact extends ContentMeasures {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'content_fact_pkey' })
  day: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'content_fact_pkey' })
  hour: number;

  @PrimaryColumn({ name: 'item_id', type: 'integer', primaryKeyConstraintName: 'content_fact_pkey' })
  itemId: number;

  @ManyToOne(() => ContentItem, { nullable: false })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'content_fact_item_id_fkey' })
  item: ContentItem;
}
