import { fieldsWith, type FieldsWith, type Stored } from '../../common/field-tables/field-table.constants.js';
import { type ContentItemFieldSpec } from './content-item-field-spec.constants.js';
import {
  CONTENT_ITEM_FIELDS,
  type ContentItemField,
  type ContentItemListField,
} from './content-item-fields.constants.js';

type Table = typeof CONTENT_ITEM_FIELDS;
const ROWS: Readonly<Record<ContentItemField, ContentItemFieldSpec>> = CONTENT_ITEM_FIELDS;

/** What people write, beside the author and the labels. */
export type WrittenField = FieldsWith<Table, 'editable'>;
export const WRITTEN_FIELDS = fieldsWith(CONTENT_ITEM_FIELDS, 'editable');
/** What may be left out. */
export const OPTIONAL_FIELDS = fieldsWith(CONTENT_ITEM_FIELDS, 'editable', 'default');
/** What has no column of its own. */
export type RevisionField = FieldsWith<Table, 'onlyInRevisions'>;
export const REVISION_FIELDS = fieldsWith(CONTENT_ITEM_FIELDS, 'onlyInRevisions');

/** What lists tell of a content. */
export type ListedField = Extract<WrittenField, ContentItemListField>;
export const LISTED_FIELDS = WRITTEN_FIELDS.filter(
  (field): field is ListedField => ROWS[field].shown === 'list',
);
/** What only a single item tells, beside its media, which are told with their addresses. */
type WholeField = Exclude<WrittenField, ListedField | keyof typeof MEDIA>;
const MEDIA = { video: true, cover: true, coverText: true } as const;
export const WHOLE_FIELDS = WRITTEN_FIELDS.filter(
  (field): field is WholeField => ROWS[field].shown === 'record' && !(field in MEDIA),
);

/** What is written by people and inspected. The kind is not among it, because it never changes. */
export interface ItemContent extends Pick<Stored<Table>, WrittenField> {
  authorId: number;
  labels: string[];
}
export type ContentField = keyof ItemContent;

/** Stands for the author who is the caller, until that one is known. */
export const OWN_AUTHOR = 0;

const BY_HAND: Partial<Record<string, ContentField>> = { author: 'authorId', labels: 'labels' };
/** In the order of the table. */
export const CONTENT_FIELDS: readonly ContentField[] = Object.entries<ContentItemFieldSpec>(ROWS).flatMap(
  ([field, { editable }]) => (editable ? (field as WrittenField) : (BY_HAND[field] ?? [])),
);

/** What a content says where nothing is given, and what a revision says from before a field existed. */
export const DEFAULT_CONTENT = Object.fromEntries(
  OPTIONAL_FIELDS.map((field) => [field, defaultOf(ROWS[field])]),
) as Pick<ItemContent, (typeof OPTIONAL_FIELDS)[number]>;

function defaultOf({ kind, default: literal = "''" }: ContentItemFieldSpec): number | string | null {
  if (literal === 'NULL') return null;
  const text = literal.slice(1, -1);
  return kind === 'integer' ? Number(text) : text;
}
