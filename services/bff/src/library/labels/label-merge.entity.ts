import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { ITEM_LABEL } from '../content-items/content-items.constants.js';
import { type LabelMergeStage, type PlaceCounts } from './labels.constants.js';

/** One label that becomes another one: how far it is, or what was changed by it. */
@Entity('label_merge')
@Index('label_merge_account_id_idx', ['accountId'])
export class LabelMerge {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'label_merge_pkey' })
  id: number;

  @Column({ name: 'from_label', type: 'varchar', length: ITEM_LABEL.maxLength })
  from: string;

  /** As labels are compared. */
  @Column({ name: 'from_key', type: 'text' })
  fromKey: string;

  @Column({ name: 'into_label', type: 'varchar', length: ITEM_LABEL.maxLength })
  into: string;

  @Column({ name: 'into_key', type: 'text' })
  intoKey: string;

  /** Who merges them. */
  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'label_merge_account_id_fkey' })
  account: Account | null;

  @Column({ type: 'text', default: 'adding' })
  stage: LabelMergeStage;

  /** The last item that was looked at, in the order of their keys. */
  @Column({ name: 'after_id', type: 'integer', default: 0 })
  afterId: number;

  /** How many items had the label when it began, and how many were changed since. */
  @Column({ type: 'integer' })
  items: number;

  @Column({ type: 'integer', default: 0 })
  moved: number;

  /** What else named the label when it began. */
  @Column({ type: 'jsonb' })
  places: PlaceCounts;

  @Column({ name: 'started_at', type: 'timestamptz', default: () => 'now()' })
  startedAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
