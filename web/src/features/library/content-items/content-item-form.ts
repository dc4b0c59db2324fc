import type {
  ContentItemAuthorDto,
  ContentItemDto,
  ContentKind,
  ContentSource,
  ContentSubject,
  CreateContentItemDto,
} from '../../../api/generated/model';
import { CreateContentItemBody } from '../../../api/generated/model/bodies/content-items';
import { createContentItemDtoLimits as limits } from '../../../api/generated/model/limits/content-items';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { type Call, FormStore } from '../../../shared/forms/form.store';
import { problem, type Problems } from '../../../shared/forms/problem';
import type { Language } from '../../../shared/i18n/languages';
import { wordsOf } from '../../../shared/forms/text-length';
import { productLimits } from '../../../api/generated/model/productLimits';

/** The author is named as in the request, so that a refusal of it stands beside it. */
export interface ContentItemDraft {
  title: string;
  kind: ContentKind;
  language: Language;
  subject: ContentSubject | '';
  source: ContentSource | '';
  authorId: Pick<ContentItemAuthorDto, 'id' | 'name'> | null;
  agesFrom: number | '';
  agesTo: number | '';
  summary: string;
  labels: string[];
  body: string;
  videoAddress: string;
  /** The id of an uploaded one. */
  video: string;
  /** The id of a picture. */
  cover: string;
  coverText: string;
  externalId: string;
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
  return {
    title: '',
    kind: 'text',
    language,
    subject: '',
    source: '',
    authorId: null,
    agesFrom: '',
    agesTo: '',
    summary: '',
    labels: [],
    body: '',
    videoAddress: '',
    video: '',
    cover: '',
    coverText: '',
    externalId: '',
  };
}

export function draftOf(item: ContentItemDto): ContentItemDraft {
  const { title, kind, language, subject, source, author, agesFrom, agesTo } = item;
  const { summary, labels, body, videoAddress, video, cover, externalId } = item;
  return {
    ...{ title, kind, language, subject, source, authorId: author, agesFrom, agesTo },
    ...{ summary, labels, body, videoAddress, externalId },
    ...{ video: video?.id ?? '', cover: cover?.id ?? '', coverText: cover?.text ?? '' },
  };
}

/** What is sent for a new item. Unset choices stay empty: the contract says that they are missing. */
export function requestOf(draft: ContentItemDraft): CreateContentItemDto {
  return { ...writtenOf(draft), kind: draft.kind };
}

/** What is sent for an item that has its kind. */
export function writtenOf(draft: ContentItemDraft): Omit<CreateContentItemDto, 'kind'> {
  const { title, kind, authorId, summary, body, videoAddress, video, coverText, externalId, ...others } =
    draft;
  return {
    ...others,
    title: title.trim(),
    authorId: authorId?.id ?? null,
    summary: summary.trim(),
    body: kind === 'video' ? '' : body,
    videoAddress: kind === 'video' ? videoAddress.trim() : '',
    video: kind === 'video' ? video : '',
    coverText: coverText.trim(),
    externalId: externalId.trim(),
  } as Omit<CreateContentItemDto, 'kind'>;
}
