import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type PresetParameters, RULE_DESCRIPTION, RULE_KEY, RULE_TITLE } from './rule-presets.constants.js';

/** A predefined rule for what is delivered, which can be switched on or off. */
@Entity('rule_preset')
@Index('rule_preset_key_key', ['key'], { unique: true })
export class RulePreset {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'rule_preset_pkey' })
  id: number;

  /** Stable identifier for programs. The web looks up the texts of the rule by it. */
  @Column({ type: 'varchar', length: RULE_KEY.maxLength })
  key: string;

  @Column({ type: 'varchar', length: RULE_TITLE.maxLength })
  title: string;

  @Column({ type: 'varchar', length: RULE_DESCRIPTION.maxLength })
  description: string;

  @Column({ type: 'boolean', default: false })
  enabled: boolean;

  @Column({ type: 'jsonb', default: {} })
  parameters: PresetParameters;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
