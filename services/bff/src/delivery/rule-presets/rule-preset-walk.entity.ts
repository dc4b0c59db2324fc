import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A preset that keeps items back has changed: the items with a greater key have to be judged again. */
@Entity('rule_preset_walk')
export class RulePresetWalk {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'rule_preset_walk_pkey' })
  id: number;

  @Column({ name: 'after_id', type: 'integer', default: 0 })
  afterId: number;
}
