import { ApiProperty } from '@nestjs/swagger';
import { type Holder } from '../../common/auth/can.js';
import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { CARD_VERSION } from '../../content/cards/cards.constants.js';
import { type Publication } from '../../content/content/content.constants.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { CONTENT_ITEM_FIELDS } from '../../library/content-items/content-item-fields.constants.js';
import { ID } from '../../library/content-items/content-item-fields.dto.js';
import { isComplete } from './check-parameters.js';
import { PARAMETERS_EXAMPLE, RuleParametersDto } from './rule-parameters.dto.js';
import { type RulePreset } from './rule-preset.entity.js';
import {
  PRESET_ITEMS,
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

export interface NamedItem {
  id: number;
  title: string;
  language: Language;
  online: Publication;
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

  @BooleanField({
    description: 'Whether it has the parameters without which it cannot be switched on.',
    example: true,
  })
  isComplete: boolean;

  @IntField({ description: 'Number of changes; send it with the next change.', ...CARD_VERSION, example: 1 })
  version: number;

  static from(rule: CurrentRule, holder: Holder): RulePresetDto {
    const { id, key, title, description, state, parameters, version } = rule;
    const enable = state === 'enabled';
    const actions = legalActions(RULE_TRANSITIONS, state, holder);
    const shown = { id, key, title, description, enable, actionType: 'switch' as const };
    return { ...shown, actions, isComplete: isComplete(key, parameters), version };
  }
}

/** An item that the parameters name. */
export class RuleItemDto
  extends ReadDto(CONTENT_ITEM_FIELDS, ['title', 'language', 'online'])
  implements NamedItem
{
  @IntField(ID)
  id: number;
}

export class RulePresetDetailDto extends RulePresetDto {
  @ObjectField({
    description: 'The parameters of the rule.',
    type: RuleParametersDto,
    example: PARAMETERS_EXAMPLE,
  })
  parameters: RuleParametersDto;

  @ObjectListField({
    description: 'The items that the parameters name, unless they are gone or in the bin.',
    type: RuleItemDto,
    minItems: 0,
    maxItems: PRESET_ITEMS.maxItems,
  })
  items: RuleItemDto[];

  static of(rule: CurrentRule, items: NamedItem[], holder: Holder): RulePresetDetailDto {
    return Object.assign(RulePresetDto.from(rule, holder), { parameters: rule.parameters, items });
  }
}
