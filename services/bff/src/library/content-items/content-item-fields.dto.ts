import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { RECORD_VERSION } from '../../review/reviews/reviews.constants.js';
import { ITEM_LABEL, ITEM_LABELS } from './content-items.constants.js';

export const ID = { description: 'Key of the item.', ...ROW_ID, example: 12 } as const;
export const VERSION = {
  ...RECORD_VERSION,
  description: 'Number of changes of the item; send it with the next change.',
  example: 1,
} as const;
/** A list. In a sheet they are one text. */
export const LABELS = {
  ...ITEM_LABELS,
  items: ITEM_LABEL,
  description: `At most ${ITEM_LABELS.maxItems} words to find it by, each once, regardless of case, width, composition of letters, unseen characters and blanks.`,
  example: ['robots', 'first steps'],
} as const;

/** Somebody, or an author, as others are shown them. */
export class ContentItemAuthorDto {
  @IntField({ description: 'Key of the author.', ...ROW_ID, example: 3 })
  id: number;

  @TextField({ description: 'Name of the author.', example: 'Anna Keller' })
  name: string;
}

export class ContentItemPersonDto {
  @TextField({ description: 'Name of the person.', example: 'Chan Maly' })
  name: string;
}
