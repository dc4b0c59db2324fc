import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { CONTENT_ITEM_FIELDS } from '../../library/content-items/content-item-fields.constants.js';
import { ID } from '../../library/content-items/content-item-fields.dto.js';
import { MAX_MEMBERS } from '../../policies/rules/policy-rules.constants.js';
import { PARAMETERS_EXAMPLE, RuleParametersDto } from './rule-parameters.dto.js';
import { PREVIEWED } from './rule-presets.constants.js';

const PLACE = { nullable: true, minimum: 1, maximum: MAX_MEMBERS } as const;
const COUNT = { minimum: 0, maximum: MAX_MEMBERS } as const;

export class PreviewRuleDto {
  @IntField({ ...ROW_ID, description: 'The set. It has to be online.', example: 12 })
  policyId: number;

  @ObjectField({
    description: 'The parameters of the rule, as they would be.',
    type: RuleParametersDto,
    example: PARAMETERS_EXAMPLE,
  })
  parameters: RuleParametersDto;
}

export class RulePreviewItemDto extends ReadDto(CONTENT_ITEM_FIELDS, ['title', 'language']) {
  @IntField(ID)
  id: number;

  @IntField({ ...PLACE, description: 'Its place now; null if it is not delivered.', example: 4 })
  before: number | null;

  @IntField({
    ...PLACE,
    description: 'Its place with the rule; null if it would not be delivered.',
    example: 1,
  })
  after: number | null;

  @BooleanField({ description: 'Whether it moves, rather than only making room.', example: true })
  isMoved: boolean;
}

export class RulePreviewDto {
  @IntField({ ...COUNT, description: 'How many items the set would deliver.', example: 24 })
  delivered: number;

  @IntField({ ...COUNT, description: 'How many of them would move.', example: 2 })
  moved: number;

  @IntField({ ...COUNT, description: 'How many would not be delivered any more.', example: 1 })
  hidden: number;

  @IntField({ ...COUNT, description: 'How many would be delivered again.', example: 0 })
  shown: number;

  @ObjectListField({
    description: `The first ${PREVIEWED} that would be delivered, and the first ${PREVIEWED} that would not be any more.`,
    type: RulePreviewItemDto,
    minItems: 0,
    maxItems: 2 * PREVIEWED,
  })
  list: RulePreviewItemDto[];
}
