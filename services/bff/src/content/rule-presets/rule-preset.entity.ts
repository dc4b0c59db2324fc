import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RULE_DESCRIPTION, RULE_KEY, RULE_TITLE } from './rule-presets.constants.js';

/** A ready-made rule for content, which is on or off. */
@Entity('rule_preset')
@Index('rule_preset_key_key', ['key'], { unique: true })
export class RulePreset {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'rule_preset_pkey' })
  id: number;

  /** By which programs know the rule, and the web finds its texts. */
  @Column({ type: 'varchar', length: RULE_KEY.maxLength })
  key: string;

  @Column({ type: 'varchar', length: RULE_TITLE.maxLength })
  title: string;

  @Column({ type: 'varchar', length: RULE_DESCRIPTION.maxLength })
  description: string;

  @Column({ type: 'boolean', default: false })
  enabled: boolean;

  /** Counts the changes. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
