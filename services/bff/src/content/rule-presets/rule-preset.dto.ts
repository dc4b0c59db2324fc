import { ApiProperty } from '@nestjs/swagger';
import { CARD_VERSION } from '../cards/cards.constants.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { type RulePreset } from './rule-preset.entity.js';
import {
  RULE_ACTIONS,
  RULE_DESCRIPTION,
  RULE_KEY,
  RULE_TITLE,
  RULE_TRANSITIONS,
  type RuleAction,
  type RuleState,
} from './rule-presets.constants.js';

/** A rule with the name of its state. */
export interface CurrentRule extends RulePreset {
  state: RuleState;
}

export class RulePresetDto {
  @IntField({ description: 'Key of the row.', minimum: 1, example: 1 })
  id: number;

  @TextField({
    description: 'Stable key of the rule, for programs.',
    maxLength: RULE_KEY.maxLength,
    example: 'pin',
  })
  key: string;

  @TextField({ description: 'Title of the card.', maxLength: RULE_TITLE.maxLength, example: 'Keep on top' })
  title: string;

  @TextField({
    description: 'The purpose of the rule.',
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

  @ApiProperty({
    description: 'The actions available to you in the current state of the rule.',
    enum: RULE_ACTIONS,
    enumName: 'RuleAction',
    isArray: true,
    example: ['disable'],
  })
  actions: RuleAction[];

  @IntField({ description: 'Number of changes; send it with the next change.', ...CARD_VERSION, example: 1 })
  version: number;

  static from({ id, key, title, description, state, version }: CurrentRule, role: Role): RulePresetDto {
    const enable = state === 'enabled';
    const actions = legalActions(RULE_TRANSITIONS, state, role);
    return { id, key, title, description, enable, actionType: 'switch', actions, version };
  }
}
