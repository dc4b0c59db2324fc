import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type Rule } from './policy-rules.constants.js';

/** A rule, once for all sets that have it, with the number of items that it delivers now to a set of each content type. */
@Entity('policy_rule')
@Index('policy_rule_key_key', ['key'], { unique: true })
@Index('policy_rule_due_idx', ['id'], { where: `counted_at = '-infinity'` })
@Index('policy_rule_timed_idx', ['countedAt'], { where: `rule ? 'newerThanDays'` })
export class PolicyRule {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'policy_rule_pkey' })
  id: number;

  /** Equal for equal rules. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'jsonb' })
  rule: Rule;

  @Column({ type: 'integer' })
  img: number;

  @Column({ name: 'horizontal_video', type: 'integer' })
  horizontalVideo: number;

  @Column({ name: 'vertical_video', type: 'integer' })
  verticalVideo: number;

  @Column({ name: 'counted_at', type: 'timestamptz', default: () => 'now()' })
  countedAt: Date;
}
