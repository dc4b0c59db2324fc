import { Column, Entity, Index } from 'typeorm';
import { OperationOf } from '../../platform/operations/operation.entity.js';
import { type ImportedKeptItem, type KeptItem } from '../content-items/kept-item.js';
import { type ContentOperationAction } from './content-operations.constants.js';

@Entity('content_operation')
@Index('content_operation_created_at_idx', ['createdAt'])
export class ContentOperation extends OperationOf<ContentOperationAction>('content_operation') {
  /** As the action needs them to be undone. Only read for that. */
  @Column({ type: 'jsonb', select: false })
  items: (ImportedKeptItem | KeptItem)[];
}
