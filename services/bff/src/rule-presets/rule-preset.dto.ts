import { EnumField } from '../common/fields/enum-field.js';
import { BooleanField, IntField } from '../common/fields/number-field.js';
import { TextField } from '../common/fields/text-field.js';
import { type RulePreset } from './rule-preset.entity.js';
import { RULE_DESCRIPTION, RULE_KEY, RULE_TITLE } from './rule-presets.constants.js';

export class RulePresetDto {
  @IntField({ description: 'Key of the row.', minimum: 1, example: 1 })
  id: number;

  @TextField({
    description: 'By which programs know the rule.',
    maxLength: RULE_KEY.maxLength,
    example: 'pin',
  })
  key: string;

  @TextField({ description: 'Title of the card.', maxLength: RULE_TITLE.maxLength, example: 'Keep on top' })
  title: string;

  @TextField({
    description: 'What the rule does.',
    maxLength: RULE_DESCRIPTION.maxLength,
    example: 'Shows chosen lessons before all others.',
  })
  description: string;

  @BooleanField({ description: 'Whether the rule is on.', example: true })
  enable: boolean;

  @EnumField({
    values: ['switch'],
    enumName: 'RuleActionType',
    description: 'How the card is operated: with a switch.',
    example: 'switch',
  })
  actionType: 'switch';

  static from({ id, key, title, description, enabled }: RulePreset): RulePresetDto {
    return { id, key, title, description, enable: enabled, actionType: 'switch' };
  }
}
