import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ContentKind } from './content.constants.js';
import { ContentSums } from './content-measures.js';

/** Sum of the facts of one kind in one hour. Written only by triggers of `content_fact`. */
@Entity('content_hour')
export class ContentHour extends ContentSums {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'content_hour_pkey' })
  day: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'content_hour_pkey' })
  hour: number;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'content_hour_pkey' })
  kind: ContentKind;

  /** Number of facts in the sum. A row without facts is deleted. */
  @Column({ type: 'integer' })
  facts: number;
}
