import {
  type FieldSpec,
  fieldsWith,
  type FieldsWith,
  type Stored,
} from '../../common/field-tables/field-table.constants.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';

/** What people write, beside the author and the labels. */
export type WrittenField = FieldsWith<typeof CONTENT_ITEM_FIELDS, 'editable'>;
export const WRITTEN_FIELDS = fieldsWith(CONTENT_ITEM_FIELDS, 'editable');
/** Texts that may be left out, and then are empty. */
export const OPTIONAL_FIELDS = fieldsWith(CONTENT_ITEM_FIELDS, 'editable', 'default');

/** What is written by people and inspected. The kind is not among it, because it never changes. */
export interface ItemContent extends Pick<Stored<typeof CONTENT_ITEM_FIELDS>, WrittenField> {
  authorId: number;
  labels: string[];
}
export type ContentField = keyof ItemContent;

const BY_HAND: Partial<Record<string, ContentField>> = { author: 'authorId', labels: 'labels' };
/** In the order of the table. */
export const CONTENT_FIELDS: readonly ContentField[] = Object.entries<FieldSpec>(CONTENT_ITEM_FIELDS).flatMap(
  ([field, { editable }]) => (editable ? (field as WrittenField) : (BY_HAND[field] ?? [])),
);

/** Of revisions from before there were media. */
export const WITHOUT_MEDIA = { video: '', cover: '', coverText: '' } as const satisfies Partial<ItemContent>;
