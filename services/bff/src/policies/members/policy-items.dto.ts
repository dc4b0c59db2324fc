import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntListField } from '../../common/fields/list-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { type Orientation, ORIENTATIONS } from '../../content/content/content.constants.js';
import { CONTENT_ITEM_FIELDS } from '../../library/content-items/content-item-fields.constants.js';
import { ContentItemAuthorDto, ID } from '../../library/content-items/content-item-fields.dto.js';
import {
  CONTENT_TYPES,
  type ContentType,
  FILTER_TYPES,
  type FilterType,
  POLICY_VERSION,
} from '../policies/policies.constants.js';
import { POLICY_FIELDS } from '../policies/policy-fields.constants.js';
import { PolicyRuleDto } from '../rules/policy-rule.dto.js';
import { MAX_MEMBERS } from '../rules/policy-rules.constants.js';
import { PREVIEWED_ITEMS, UNDELIVERED_REASONS, type UndeliveredReason } from './policy-members.constants.js';

const VERSION = { ...POLICY_VERSION, example: 3 };
const CONTENT_TYPE = {
  values: CONTENT_TYPES,
  enumName: 'ContentType',
  description: POLICY_FIELDS.contentType.description,
  example: 'img',
};

export class PolicyItemDto extends ReadDto(CONTENT_ITEM_FIELDS, ['title', 'kind', 'language', 'online']) {
  @IntField({ description: 'Its place in the set, from 1.', minimum: 1, example: 1 })
  place: number;

  @IntField(ID)
  id: number;

  @EnumField({
    nullable: true,
    values: ORIENTATIONS,
    enumName: 'ContentOrientation',
    description: 'The orientation of a video; null if it is unknown, and for everything else.',
    example: null,
  })
  orientation: Orientation | null;

  @ObjectField({ description: 'Who made it.', type: ContentItemAuthorDto })
  author: ContentItemAuthorDto;

  @BooleanField({ description: 'Whether the set would deliver it now.', example: true })
  isDelivered: boolean;

  @EnumField({
    optional: true,
    values: UNDELIVERED_REASONS,
    enumName: 'PolicyItemReason',
    description:
      'Why it is not delivered: offline: nothing of it is online; removed: it is in the bin; hidden: a rule preset keeps it ' +
      'back; kind, orientation: the set does not hold such items; limit: the limit of the rule is reached before it. Omitted ' +
      'if it is delivered.',
    example: 'offline',
  })
  reason?: UndeliveredReason;
}

/** A page of what a set holds. */
export class PolicyItemPageDto extends PageOf(PolicyItemDto) {
  @EnumField({
    values: FILTER_TYPES,
    enumName: 'FilterType',
    description: POLICY_FIELDS.filterType.description,
    example: 'artificial',
  })
  filterType: FilterType;

  @EnumField(CONTENT_TYPE)
  contentType: ContentType;

  @IntField({ ...VERSION, description: 'The version of the set; send it with a change.' })
  version: number;

  @ObjectField({
    nullable: true,
    description:
      'The rule of the set; null if none was set. An artificial set keeps it without following it.',
    type: PolicyRuleDto,
  })
  rule: PolicyRuleDto | null;

  @IntField({ description: 'How many items the set would deliver now.', minimum: 0, example: 12 })
  delivered: number;
}

export class SetPolicyItemsDto {
  @IntField({ ...VERSION, description: 'The version of the set that was read.' })
  version: number;

  @IntListField({
    description: 'The ids of all items of the set, each once, in the order in which they are delivered.',
    minItems: 0,
    maxItems: MAX_MEMBERS,
    items: ROW_ID,
    example: [12, 7],
  })
  itemIds: number[];
}

export class SetPolicyRuleDto {
  @IntField({ ...VERSION, description: 'The version of the set that was read.' })
  version: number;

  @ObjectField({
    nullable: true,
    description: 'The rule of the set; null for none, which holds nothing.',
    type: PolicyRuleDto,
  })
  rule: PolicyRuleDto | null;
}

export class PreviewPolicyRuleDto {
  @EnumField(CONTENT_TYPE)
  contentType: ContentType;

  @ObjectField({ description: 'The rule.', type: PolicyRuleDto })
  rule: PolicyRuleDto;
}

export class PolicyRulePreviewDto {
  @IntField({
    description: 'How many items fulfil the conditions now, regardless of the limit.',
    minimum: 0,
    example: 38,
  })
  total: number;

  @ObjectListField({
    description: `The first ${PREVIEWED_ITEMS} of them.`,
    type: PolicyItemDto,
    minItems: 0,
    maxItems: PREVIEWED_ITEMS,
  })
  list: PolicyItemDto[];
}
