import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type ImportedKeptItem, type KeptItem } from '../content-items/kept-item.js';
import { type ContentOperationAction } from './content-operations.constants.js';

/** Items that were changed or imported together and can be changed back together. */
@Entity('content_operation')
@Index('content_operation_created_at_idx', ['createdAt'])
export class ContentOperation {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'content_operation_pkey' })
  id: string;

  @Column({ type: 'text' })
  action: ContentOperationAction;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  /** Number of changed items. */
  @Column({ type: 'integer' })
  changed: number;

  /** As the action needs it to be undone. */
  @Column({ type: 'jsonb' })
  items: (ImportedKeptItem | KeptItem)[];

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
