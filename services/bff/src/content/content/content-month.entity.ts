import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ContentMeasures } from './content-measures.js';

/** Sum of the facts of one item in one month. Written by triggers of `content_fact` only. */
@Entity('content_month')
export class ContentMonth extends ContentMeasures {
  /** First day of the month. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'content_month_pkey' })
  month: string;

  @PrimaryColumn({ name: 'item_id', type: 'integer', primaryKeyConstraintName: 'content_month_pkey' })
  itemId: number;

  /** How many facts are behind the sum; a row without any is removed. */
  @Column({ type: 'integer' })
  facts: number;
}
