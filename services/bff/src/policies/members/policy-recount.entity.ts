import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The state of an item that decides whether sets deliver it, or did. */
type ItemState = Record<string, unknown>;

/**
 * What has to be counted again. With `states`, the rules that an item fulfilled or fulfils now, or the rule itself; without, the
 * sets after `afterId` that hold the item, or that have the rule, or all sets.
 */
@Entity('policy_recount')
export class PolicyRecount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'policy_recount_pkey' })
  id: string;

  @Column({ name: 'item_id', type: 'integer', nullable: true })
  itemId: number | null;

  @Column({ name: 'rule_id', type: 'integer', nullable: true })
  ruleId: number | null;

  @Column({ type: 'jsonb', nullable: true })
  states: ItemState[] | null;

  @Column({ name: 'after_id', type: 'integer', nullable: true })
  afterId: number | null;
}
