import { IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { LABEL_SEARCH } from './label-choices.dto.js';
import { NEAR_DOUBLES } from './labels.constants.js';

export class LabelQuery extends PageQuery {
  @TextField(LABEL_SEARCH)
  search?: string;
}

export class LabelDto {
  @TextField({ description: 'The label, as most of its items spell it.', example: 'robots' })
  label: string;

  @IntField({ description: 'How many items have it, those in the bin not counted.', minimum: 1, example: 12 })
  items: number;
}

export class LabelPageDto extends PageOf(LabelDto) {}

export class NearDoubleGroupDto {
  @ObjectListField({
    type: LabelDto,
    description: 'Labels that may mean the same, the most used first.',
    minItems: 2,
    maxItems: NEAR_DOUBLES.perGroup,
  })
  labels: LabelDto[];
}

export class NearDoublesDto {
  @ObjectListField({
    type: NearDoubleGroupDto,
    description: 'Groups of labels that may mean the same, those with the most items first.',
    minItems: 0,
    maxItems: NEAR_DOUBLES.groups,
  })
  list: NearDoubleGroupDto[];
}
