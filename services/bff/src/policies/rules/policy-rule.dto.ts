import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntListField, TextListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CONTENT_AGE,
  SOURCES,
  type Source,
  type Subject,
  SUBJECTS,
} from '../../content/content/content.constants.js';
import { ITEM_LABEL } from '../../library/content-items/content-items.constants.js';
import {
  MAX_MEMBERS,
  type Rule,
  RULE_AUTHORS,
  RULE_DAYS,
  RULE_LABELS,
  RULE_ORDERS,
  type RuleOrder,
} from './policy-rules.constants.js';

const ANY = 'An empty list allows all.';

export class PolicyRuleAgesDto {
  @IntField({ ...CONTENT_AGE, description: 'The youngest, in years.', example: 8 })
  from: number;

  @IntField({ ...CONTENT_AGE, description: 'The oldest, in years; not below `from`.', example: 12 })
  to: number;
}

/** Which items a set holds: those that fulfil all conditions, in this order, up to the limit. */
export class PolicyRuleDto implements Rule {
  @EnumListField({
    values: SUBJECTS,
    enumName: 'ContentSubject',
    description: `What the items are about. ${ANY}`,
    minItems: 0,
    maxItems: SUBJECTS.length,
    example: ['robotics'],
  })
  subjects: Subject[];

  @EnumListField({
    values: LANGUAGES,
    enumName: 'Language',
    description: `The languages of the items. ${ANY}`,
    minItems: 0,
    maxItems: LANGUAGES.length,
    example: ['km-KH'],
  })
  languages: Language[];

  @ObjectField({
    optional: true,
    description: 'Items for children of any of these ages. If omitted: of all ages.',
    type: PolicyRuleAgesDto,
  })
  ages?: PolicyRuleAgesDto;

  @TextListField({
    ...RULE_LABELS,
    items: ITEM_LABEL,
    description: `Items with any of these labels, in any case. ${ANY}`,
    example: ['robots'],
  })
  labels: string[];

  @IntListField({
    ...RULE_AUTHORS,
    items: ROW_ID,
    description: `Items of any of the authors with these keys. A merged author stands for the one that has its items now. ${ANY}`,
    example: [3],
  })
  authorIds: number[];

  @EnumListField({
    values: SOURCES,
    enumName: 'ContentSource',
    description: `Who the items come from. ${ANY}`,
    minItems: 0,
    maxItems: SOURCES.length,
    example: ['teachers'],
  })
  sources: Source[];

  @IntField({
    ...RULE_DAYS,
    optional: true,
    description: 'Items that went online for the first time within so many days. If omitted: at any time.',
    example: 30,
  })
  newerThanDays?: number;

  @EnumField({
    values: RULE_ORDERS,
    enumName: 'PolicyRuleOrder',
    description:
      'newest, oldest: by when they went online for the first time; title; popular: by how often they were opened in this month ' +
      'and the last one, as counted once a minute.',
    example: 'newest',
  })
  order: RuleOrder;

  @IntField({
    minimum: 1,
    maximum: MAX_MEMBERS,
    description: 'The number of items that are delivered; the others wait behind them.',
    example: 50,
  })
  limit: number;
}
