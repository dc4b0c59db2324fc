import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { TEXT_ORDER } from '../../platform/database/text-order.js';
import { type Stored } from '../../common/field-tables/field-table.constants.js';
import { PolicyRule } from '../rules/policy-rule.entity.js';
import { type ContentType, type FilterType, POLICY_NAME, type PolicyStatus } from './policies.constants.js';
import { POLICY_FIELDS, type PolicyListField } from './policy-fields.constants.js';

/** What a row of the list shows. */
export type ListedPolicy = Pick<Policy, PolicyListField>;

/**
 * A set of content that is delivered under one policy. The sort indexes also include the filter columns
 * (INCLUDE). TypeORM cannot express this, so the indexes are defined in the migrations.
 */
@Entity('policy')
@Index('policy_number_key', ['number'], { unique: true })
@Index('policy_sort_number_idx', { synchronize: false })
@Index('policy_sort_name_idx', { synchronize: false })
@Index('policy_sort_content_type_idx', { synchronize: false })
@Index('policy_sort_filter_type_idx', { synchronize: false })
@Index('policy_sort_count_idx', { synchronize: false })
@Index('policy_sort_created_time_idx', { synchronize: false })
@Index('policy_sort_status_idx', { synchronize: false })
@Index('policy_search_name_idx', { synchronize: false })
@Index('policy_search_pairs_idx', { synchronize: false })
@Index('policy_rule_id_idx', ['ruleId', 'id'], { where: 'rule_id IS NOT NULL' })
@Index('policy_deleted_time_idx', ['deletedTime', 'id'], { where: 'deleted_time IS NOT NULL' })
@Index('policy_schedule_idx', ['id'], {
  where: 'deleted_time IS NULL AND (online_from IS NOT NULL OR online_until IS NOT NULL)',
})
export class Policy implements Stored<typeof POLICY_FIELDS> {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'policy_pkey' })
  id: number;

  @Column({ type: 'integer', default: () => POLICY_FIELDS.number.default })
  number: number;

  @Column({ type: 'varchar', length: POLICY_NAME.maxLength, collation: TEXT_ORDER })
  name: string;

  @Column({ name: 'content_type', type: 'text' })
  contentType: ContentType;

  @Column({ name: 'filter_type', type: 'text' })
  filterType: FilterType;

  /** Number of items that the set would deliver now. */
  @Column({ type: 'integer', default: 0 })
  count: number;

  @Column({ name: 'rule_id', type: 'integer', nullable: true })
  ruleId: number | null;

  /** What a set with the filter type `rules` holds. It is kept while the set is artificial. */
  @ManyToOne(() => PolicyRule, { nullable: true })
  @JoinColumn({ name: 'rule_id', foreignKeyConstraintName: 'policy_rule_id_fkey' })
  rule: PolicyRule | null;

  @Column({ type: 'text' })
  status: PolicyStatus;

  /** It is delivered from then on; null: from the beginning. */
  @Column({ name: 'online_from', type: 'timestamptz', nullable: true })
  onlineFrom: Date | null;

  /** It is delivered until then; null: without an end. */
  @Column({ name: 'online_until', type: 'timestamptz', nullable: true })
  onlineUntil: Date | null;

  /** Displayed and stored in whole seconds, so that a download can be imported again without a change. */
  @Column({ name: 'created_time', type: 'timestamptz', default: () => POLICY_FIELDS.createdTime.default })
  createdTime: Date;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'updated_time', type: 'timestamptz', default: () => 'now()' })
  updatedTime: Date;

  /** If set, the policy is in the bin. */
  @Column({ name: 'deleted_time', type: 'timestamptz', nullable: true })
  deletedTime: Date | null;

  /** The name in lowercase, maintained by a trigger, for fast substring search. */
  @Column({ name: 'search_name', type: 'text', default: '', select: false, insert: false, update: false })
  searchName: string;
}
