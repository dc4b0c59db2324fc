import { EnumListField } from '../../common/fields/enum-field.js';
import { IntListField, TextListField } from '../../common/fields/list-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { CARD_VERSION } from '../../content/cards/cards.constants.js';
import { ITEM_LABEL } from '../../library/content-items/content-items.constants.js';
import {
  PRESET_ITEMS,
  PRESET_LABELS,
  PRESET_PLACE,
  PRESET_WEIGHT,
  PRESET_WEIGHTS,
  PRESET_WORD,
  PRESET_WORDS,
  type PresetParameters,
  type PresetPlace,
  type PresetWeight,
} from './rule-presets.constants.js';

export class PresetWeightDto implements PresetWeight {
  @TextField({ ...ITEM_LABEL, description: 'The label of the items, in any case.', example: 'robots' })
  label: string;

  @IntField({
    ...PRESET_WEIGHT,
    description: 'How many of them are shown for one of the items without any of these labels.',
    example: 3,
  })
  weight: number;
}

export class PresetPlaceDto implements PresetPlace {
  @IntField({ ...ROW_ID, description: 'The item.', example: 12 })
  itemId: number;

  @IntField({
    ...PRESET_PLACE,
    description: 'Its place in every set that holds it, from 1. In a shorter set it is the last one.',
    example: 1,
  })
  place: number;
}

/** The parameters of a preset. Each preset has its own members; the others are refused with 40000. */
export class RuleParametersDto implements PresetParameters {
  @TextListField({
    ...PRESET_LABELS,
    items: ITEM_LABEL,
    optional: true,
    description: 'Of hide: items with any of these labels are not delivered.',
    example: ['teacher notes'],
  })
  labels?: string[];

  @IntListField({
    ...PRESET_ITEMS,
    items: ROW_ID,
    optional: true,
    description: 'Of pin: these items come first in every set that holds them, in this order.',
    example: [12, 7],
  })
  itemIds?: number[];

  @ObjectListField({
    ...PRESET_WEIGHTS,
    type: PresetWeightDto,
    optional: true,
    description:
      'Of weigh: how often items with these labels come in turn. An item with several of them counts for the first.',
  })
  weights?: PresetWeightDto[];

  @ObjectListField({
    ...PRESET_ITEMS,
    type: PresetPlaceDto,
    optional: true,
    description: 'Of place: items and their places. Each item and each place may be named once.',
  })
  places?: PresetPlaceDto[];

  @TextListField({
    ...PRESET_WORDS,
    items: PRESET_WORD,
    optional: true,
    description:
      'Of unsafe: items with any of these words in their title, summary, text, labels or the text of their cover are not ' +
      'delivered. Capital letters make no difference. Words in Latin letters have to stand alone.',
    example: ['casino'],
  })
  words?: string[];

  @EnumListField({
    values: LANGUAGES,
    enumName: 'Language',
    optional: true,
    description:
      'Of languages: only items in these languages are delivered, and only if their title is written in its signs.',
    minItems: 0,
    maxItems: LANGUAGES.length,
    example: ['km-KH'],
  })
  languages?: Language[];

  @BooleanField({
    optional: true,
    description:
      'Of languages: whether items with emoji in title, summary or the text of the cover are left out.',
    example: false,
  })
  withoutEmoji?: boolean;
}

/** Each rule takes only its own: these are of the first one. */
export const PARAMETERS_EXAMPLE = { labels: ['teacher notes'] };

export class SetRuleParametersDto {
  @IntField({
    ...CARD_VERSION,
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    example: 1,
  })
  version: number;

  @ObjectField({
    description: 'All parameters of the rule.',
    type: RuleParametersDto,
    example: PARAMETERS_EXAMPLE,
  })
  parameters: RuleParametersDto;
}
