import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type KeptItem } from '../content-items/kept-item.js';
import { type ContentChange } from './content-operations.constants.js';

/** Items that were changed together and can be changed back together. */
@Entity('content_operation')
@Index('content_operation_created_at_idx', ['createdAt'])
export class ContentOperation {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'content_operation_pkey' })
  id: string;

  @Column({ type: 'text' })
  action: ContentChange;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  /** Number of changed items. */
  @Column({ type: 'integer' })
  changed: number;

  @Column({ type: 'jsonb' })
  items: KeptItem[];

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
