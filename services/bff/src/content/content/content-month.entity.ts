import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ContentSums } from './content-measures.js';

/** Sum of the facts of one item in one month. Written only by triggers of `content_fact`. */
@Entity('content_month')
@Index('content_month_item_id_idx', ['itemId'])
export class ContentMonth extends ContentSums {
  /** First day of the month. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'content_month_pkey' })
  month: string;

  @PrimaryColumn({ name: 'item_id', type: 'integer', primaryKeyConstraintName: 'content_month_pkey' })
  itemId: number;

  /** Number of facts in the sum. A row without facts is deleted. */
  @Column({ type: 'integer' })
  facts: number;
}
