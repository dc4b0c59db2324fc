import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ITEM_LABEL } from '../content-items/content-items.constants.js';
import { LABEL_CHOICES } from './labels.constants.js';

/** What labels are found by. */
export const LABEL_SEARCH = {
  query: true,
  optional: true,
  maxLength: ITEM_LABEL.maxLength,
  description:
    'A part of the label. Case, accents, width, unseen characters and apostrophes make no difference.',
  example: 'rob',
} as const;

export class LabelChoicesQuery {
  @TextField(LABEL_SEARCH)
  search?: string;
}

export class LabelChoiceDto {
  @TextField({ description: 'The label, as most of its items spell it.', example: 'robots' })
  label: string;

  @IntField({ description: 'How many of the items that you see have it.', minimum: 1, example: 12 })
  items: number;

  @BooleanField({
    description:
      'Whether `search` is this label, in these or other letters: it is one with it wherever labels are compared.',
    example: false,
  })
  isSame: boolean;
}

export class LabelChoicesDto {
  @ObjectListField({
    type: LabelChoiceDto,
    description: 'The label that `search` is, if there is one, then the most used ones.',
    minItems: 0,
    maxItems: LABEL_CHOICES.maxItems,
  })
  list: LabelChoiceDto[];
}
