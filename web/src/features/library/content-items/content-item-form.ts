import type {
  ContentItemAuthorDto,
  ContentItemDto,
  ContentKind,
  CreateContentItemDto,
  SaveContentItemDto,
} from '../../../api/generated/model';
import { CreateContentItemBody } from '../../../api/generated/model/bodies/content-items';
import { createContentItemDtoLimits as limits } from '../../../api/generated/model/limits/content-items';
import { contentItemFields } from '../../../api/generated/model/fields/contentItem';
import type { FieldRows } from '../../../shared/fields/field-row';
import { numberIn } from '../../../shared/fields/form-values';
import { type EditField, editFields, isTypedNumber, type TypedNumber } from './reading/content-item-fields';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { type Call, FormStore } from '../../../shared/forms/form.store';
import { problem, type Problems } from '../../../shared/forms/problem';
import type { Language } from '../../../shared/i18n/languages';
import { wordsOf } from '../../../shared/lib/text-length';
import { productLimits } from '../../../api/generated/model/productLimits';

type Body = Required<CreateContentItemDto>;
/** Of a choice or a number, nothing is entered at first. */
type Entered = { [Field in keyof Body]: Field extends TypedNumber ? string : Body[Field] | '' };

/** The author is named as in the request, so that a refusal of it stands beside it; null for the person who writes. */
export interface ContentItemDraft extends Omit<Entered, 'authorId' | 'kind' | 'labels' | 'language'> {
  kind: ContentKind;
  language: Language;
  authorId: Pick<ContentItemAuthorDto, 'id' | 'name'> | null;
  labels: string[];
}
export type ContentItemForm = FormStore<ContentItemDraft, ContentItemDto>;

type Send = (draft: ContentItemDraft, call: Call<ContentItemDraft>) => Promise<ContentItemDto>;

/** @param item null for a new one */
export function contentItemForm(
  item: ContentItemDto | null,
  language: Language,
  send: Send,
): ContentItemForm {
  return new FormStore<ContentItemDraft, ContentItemDto>({
    stored: item === null ? newDraft(language) : draftOf(item),
    ...(item && { version: item.version }),
    draft: item === null ? 'new content item' : `content item ${item.id}`,
    problemsOf,
    send,
  });
}

export function problemsOf(draft: ContentItemDraft): Problems<ContentItemDraft> {
  const problems = contractProblems<ContentItemDraft>(CreateContentItemBody, limits, requestOf(draft));
  const { agesFrom, agesTo, summary, cover, coverText } = draft;
  if (cover !== '' && coverText.trim() === '') problems.coverText ??= problem('required');
  if (agesFrom !== '' && agesTo !== '' && agesTo < agesFrom) problems.agesTo ??= problem('wrong');
  const typed = wordsOf(summary);
  const { summaryWords: max } = productLimits;
  if (typed !== null && typed > max) problems.summary ??= problem('tooLong', { max, typed });
  return problems;
}

function newDraft(language: Language): ContentItemDraft {
  const rows: FieldRows = contentItemFields;
  const first = (field: string) => (rows[field]?.optional ? rows[field].choices?.[0] : undefined) ?? '';
  const fields = Object.fromEntries(editFields.map((field) => [field, first(field)]));
  return {
    ...(fields as Pick<ContentItemDraft, EditField>),
    kind: 'text',
    language,
    authorId: null,
    labels: [],
    externalId: '',
  };
}

export function draftOf(item: ContentItemDto): ContentItemDraft {
  const { kind, author, labels, externalId, video, cover } = item;
  const stored: Partial<Record<EditField, unknown>> = item;
  const fields = Object.fromEntries(editFields.map((field) => [field, enteredOf(field, stored[field])]));
  return {
    ...(fields as Pick<ContentItemDraft, EditField>),
    ...{ kind, authorId: author, labels, externalId },
    ...{ video: video?.id ?? '', cover: cover?.id ?? '', coverText: cover?.text ?? '' },
  };
}

/** What is sent for a new item. Unset choices stay empty: the contract says that they are missing. */
export function requestOf(draft: ContentItemDraft): CreateContentItemDto {
  return { ...writtenOf(draft), kind: draft.kind };
}

/** What is sent for an item that has its kind, and with it an author. */
export function writtenOf(draft: ContentItemDraft): Omit<SaveContentItemDto, 'version'> {
  const { kind, authorId, ...others } = draft;
  const trimmed = Object.entries(others).map(([field, value]) => [field, sentOf(field, value)]);
  const unfit = kind === 'video' ? { body: '' } : { videoAddress: '', video: '' };
  const written = { ...(Object.fromEntries(trimmed) as object), authorId: authorId?.id ?? null, ...unfit };
  return written as Omit<SaveContentItemDto, 'version'>;
}

function enteredOf(field: string, stored: unknown): unknown {
  return isTypedNumber(field) ? String((stored as number | null) ?? '') : stored;
}

function sentOf(field: string, entered: unknown): unknown {
  if (typeof entered !== 'string' || field === 'body') return entered;
  const text = entered.trim();
  return isTypedNumber(field) ? numberIn(text) : text;
}
