import { Entity, Index, JoinColumn, ManyToOne, Column, PrimaryColumn } from 'typeorm';
import { ContentItem } from '../../content/content/content-item.entity.js';
import { Policy } from '../policies/policy.entity.js';

/** An item that somebody chose for an artificial set. It is kept while the set follows a rule. */
@Entity('policy_member')
@Index('policy_member_item_id_key', ['itemId', 'policyId'], { unique: true })
export class PolicyMember {
  @PrimaryColumn({ name: 'policy_id', type: 'integer', primaryKeyConstraintName: 'policy_member_pkey' })
  policyId: number;

  @ManyToOne(() => Policy, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'policy_id', foreignKeyConstraintName: 'policy_member_policy_id_fkey' })
  policy: Policy;

  /** From 1, in the order in which the set is delivered. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'policy_member_pkey' })
  place: number;

  @Column({ name: 'item_id', type: 'integer' })
  itemId: number;

  @ManyToOne(() => ContentItem, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'policy_member_item_id_fkey' })
  item: ContentItem;
}
