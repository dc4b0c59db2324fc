import { type Principal } from '../../common/auth/principal.js';
import { type Violation } from '../../common/contract/violation.js';
import { type CellError, SheetReader } from '../../common/field-tables/sheet-reader.js';
import { namesWithKeys } from '../../common/text/by-name.js';
import { labelKey } from '../../common/text/label-key.js';
import { type KnownAuthors } from '../../content/authors/author-imports.service.js';
import { type ContentKind } from '../../content/content/content.constants.js';
import { type RowJudge } from '../../platform/imports/import-check.js';
import {
  CONTENT_ITEM_FIELDS,
  type ContentItemImportField,
} from '../content-items/content-item-fields.constants.js';
import {
  CONTENT_FIELDS,
  DEFAULT_CONTENT,
  type ItemContent,
} from '../content-items/item-content.constants.js';
import { CONTENT_ITEM_LABELS } from '../content-items/content-item-labels.js';
import {
  type ImportedCreation,
  type ImportedUpdate,
  type KnownItem,
  type NamedItems,
} from '../content-items/content-item-row.js';
import { ITEM_LABEL, ITEM_LABELS, LABEL_SEPARATOR } from '../content-items/content-items.constants.js';
import { mayEdit, seesWhole } from '../content-items/content-items.service.js';
import { contentOf, violationsOf } from '../content-items/item-content.js';
import { MEDIA_SCHEME, picturesNamedIn } from '../media/media.constants.js';

export const ITEM_READER = new SheetReader<ContentItemImportField>(CONTENT_ITEM_FIELDS, CONTENT_ITEM_LABELS, [
  'itemId',
  'author',
]);

/** The values of a row, as they are read. */
export type ItemValues = Partial<
  Omit<ItemContent, 'authorId' | 'labels'> & {
    itemId: number;
    externalId: string;
    kind: ContentKind;
    author: string;
    /** All of them in one cell. */
    labels: string;
  }
>;
type Errors = CellError<ContentItemImportField>[];

/** What there is for the rows of one table. */
interface Surroundings {
  items: NamedItems;
  authors: KnownAuthors;
  /** Whoever imports: the author of new items that name none. Undefined if nothing was found to need one. */
  own: number | undefined;
  /** The name under which that author is made, where there is none yet. */
  ownName: string | undefined;
  unknownPictures: ReadonlySet<string>;
  principal: Principal;
}

export function judgeOf({
  items,
  authors,
  own,
  ownName,
  unknownPictures,
  principal,
}: Surroundings): RowJudge<ContentItemImportField, KnownItem, ImportedCreation, ImportedUpdate> {
  const ownKey = ownName === undefined ? undefined : labelKey(ownName);
  /** Of several with this name, the one that the item has. */
  const authorOf = ({ author }: ItemValues, item?: KnownItem): number | undefined => {
    if (author === undefined) return item ? item.content.authorId : own;
    const namesakes = authors.named(author);
    if (namesakes.length === 0 && labelKey(author) === ownKey) return own;
    const same = namesakes.find(({ currentId }) => currentId === item?.content.authorId);
    return (same ?? (namesakes.length === 1 ? namesakes[0] : undefined))?.currentId;
  };
  const contentFrom = (values: ItemValues, item?: KnownItem): ItemContent => {
    const { itemId: _itemId, externalId: _id, kind: _kind, author: _author, labels, ...texts } = values;
    const authorId = authorOf(values, item);
    const given = {
      ...texts,
      ...(authorId !== undefined && { authorId }),
      ...(labels !== undefined && { labels: labelsIn(labels) }),
    };
    if (!item) return contentOf(given as ItemContent);
    const stored = { ...DEFAULT_CONTENT, ...item.content };
    const kept = Object.fromEntries(
      CONTENT_FIELDS.filter((field) => isSame(field, values, stored)).map((field) => [field, stored[field]]),
    );
    return { ...stored, ...given, ...kept };
  };
  const updateOf = (item: KnownItem, values: ItemValues): ImportedUpdate | null => {
    const content = contentFrom(values, item);
    const stored = { ...DEFAULT_CONTENT, ...item.content };
    return CONTENT_FIELDS.every((field) => JSON.stringify(content[field]) === JSON.stringify(stored[field]))
      ? null
      : { item, content };
  };
  return {
    key: 'externalId',
    ownKey: 'itemId',
    find: (values) => itemOf(values as ItemValues, items),
    errorsOf: (given, item, isReadable) => {
      const values = given as ItemValues;
      const unfit = unfitness(item, values, principal);
      // What is inspected stays as it is, and a row may say the same.
      const saysSame = unfit?.rule === 'itemInspected' && item && updateOf(item, values) === null;
      if (unfit && !saysSame) return [unfit];
      const own = [
        ...authorErrors(values, authors, authorOf(values, item)),
        ...labelErrors(values),
        ...pictureErrors(values, unknownPictures),
      ];
      if (own.length > 0 || !isReadable) return own;
      const kind = item?.kind ?? values.kind;
      return kind === undefined ? [] : ruleErrors(values, violationsOf(kind, contentFrom(values, item)));
    },
    creationOf: (given) => {
      const { kind = 'text', externalId = '' } = given as ItemValues;
      return { kind, externalId, content: contentFrom(given as ItemValues) };
    },
    updateOf: (item, given) => updateOf(item, given as ItemValues),
  };
}

/** Of both ids, its own one counts. */
export function itemOf({ itemId, externalId = '' }: ItemValues, items: NamedItems): KnownItem | undefined {
  return itemId === undefined ? items.byExternalId.get(externalId) : items.byId.get(itemId);
}

/** Sheets lose the space around a text, and cannot tell what is in a label from what parts two. */
function isSame(field: keyof ItemContent, values: ItemValues, stored: ItemContent): boolean {
  if (field === 'labels') return values.labels === stored.labels.join(LABEL_SEPARATOR);
  if (field === 'body' || field === 'summary') return values[field] === stored[field].trim();
  return false;
}

function labelsIn(cell: string): string[] {
  return cell
    .split(LABEL_SEPARATOR.trim())
    .map((label) => label.trim())
    .filter((label) => label !== '');
}

/** Why a row cannot change the item that it names. */
function unfitness(
  item: KnownItem | undefined,
  { itemId, externalId = '', kind }: ItemValues,
  principal: Principal,
): Errors[number] | undefined {
  const byExternalId = { field: 'externalId', value: externalId, params: {} } as const;
  const at =
    itemId === undefined ? byExternalId : ({ field: 'itemId', value: String(itemId), params: {} } as const);
  const isSeen = item && (seesWhole(item, principal) || item.online === 'online');
  if (itemId !== undefined && !isSeen) return { ...at, rule: 'itemMissing' };
  if (item === undefined) return undefined;
  if (!mayEdit(item, principal)) return { ...at, rule: 'itemTaken' };
  if (externalId !== '' && externalId !== item.externalId) return { ...byExternalId, rule: 'idsDisagree' };
  if (item.state === 'removed') return { ...at, rule: 'itemInBin' };
  if (kind !== undefined && kind !== item.kind)
    return { field: 'kind', value: kind, rule: 'kindFixed', params: {} };
  return item.state === 'inspecting' ? { ...at, rule: 'itemInspected' } : undefined;
}

function authorErrors({ author }: ItemValues, authors: KnownAuthors, found: number | undefined): Errors {
  if (found !== undefined) return [];
  if (author === undefined) return [{ field: 'author', value: '', rule: 'required', params: {} }];
  const namesakes = authors.named(author);
  const rule = namesakes.length === 0 ? 'authorUnknown' : 'authorAmbiguous';
  const params = { count: namesakes.length, names: namesWithKeys(namesakes) };
  return [{ field: 'author', value: author, rule, params }];
}

function labelErrors({ labels = '' }: ItemValues): Errors {
  const all = labelsIn(labels);
  const at = { field: 'labels', value: labels } as const;
  const { maxItems: max } = ITEM_LABELS;
  if (all.length > max) return [{ ...at, rule: 'maxItems', params: { max } }];
  const isLong = all.some((label) => Array.from(label).length > ITEM_LABEL.maxLength);
  return isLong ? [{ ...at, rule: 'maxLength', params: { max: ITEM_LABEL.maxLength } }] : [];
}

function pictureErrors({ body = '' }: ItemValues, unknown: ReadonlySet<string>): Errors {
  const id = picturesNamedIn(body).find((named) => unknown.has(named));
  return id === undefined
    ? []
    : [{ field: 'body', value: body, rule: 'pictureGone', params: { id: `${MEDIA_SCHEME}${id}` } }];
}

/** The rules between fields. */
function ruleErrors(values: ItemValues, violations: Violation[]): Errors {
  return ITEM_READER.fields.flatMap((field) =>
    violations
      .filter((violation) => violation.field === field)
      .map(({ rule, params }) => ({ field, value: String(values[field] ?? ''), rule, params })),
  );
}
