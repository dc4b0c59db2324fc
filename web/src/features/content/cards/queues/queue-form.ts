import {
  ContentKind,
  ContentSource,
  ContentSubject,
  type CreateQualityInspectionDto,
  type QualityInspectionDto,
  type QueueAuthorDto,
} from '../../../../api/generated/model';
import { CreateQualityInspectionBody } from '../../../../api/generated/model/bodies/cards';
import {
  createQualityInspectionDtoLimits,
  queueConditionsDtoLimits,
} from '../../../../api/generated/model/limits/cards';
import { contractProblems } from '../../../../shared/forms/contract-problems';
import { problem, type Problems } from '../../../../shared/forms/problem';
import { type Language, languages } from '../../../../shared/i18n/languages';

export const kinds = Object.values(ContentKind);
export const subjects = Object.values(ContentSubject);
export const sources = Object.values(ContentSource);
const { minimum, maximum } = queueConditionsDtoLimits.agesFrom;
export const ages = Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);

/** A queue as it is edited. */
export interface QueueDraft {
  title: string;
  kinds: ContentKind[];
  subjects: ContentSubject[];
  sources: ContentSource[];
  languages: Language[];
  agesFrom: number | '';
  agesTo: number | '';
  labels: string[];
  authors: QueueAuthorDto[];
}

/** @param queue null for a new one */
export function draftOf(queue: QualityInspectionDto | null): QueueDraft {
  const { conditions = {}, authors = [], title = '' } = queue ?? {};
  return {
    title,
    // As the fields order them, so that a choice that is taken back is no change.
    kinds: kinds.filter((kind) => conditions.kinds?.includes(kind)),
    subjects: subjects.filter((subject) => conditions.subjects?.includes(subject)),
    sources: sources.filter((source) => conditions.sources?.includes(source)),
    languages: languages.filter((language) => conditions.languages?.includes(language)),
    agesFrom: conditions.agesFrom ?? '',
    agesTo: conditions.agesTo ?? '',
    labels: conditions.labels ?? [],
    authors,
  };
}

export function requestOf({
  title,
  authors,
  agesFrom,
  agesTo,
  ...conditions
}: QueueDraft): CreateQualityInspectionDto {
  return {
    title: title.trim(),
    conditions: {
      ...conditions,
      authorIds: authors.map(({ id }) => id),
      ...(agesFrom !== '' && { agesFrom }),
      ...(agesTo !== '' && { agesTo }),
    },
  };
}

export function problemsOf(draft: QueueDraft): Problems<QueueDraft> {
  const limits = { ...createQualityInspectionDtoLimits, ...queueConditionsDtoLimits };
  const found = contractProblems<QueueDraft>(CreateQualityInspectionBody, limits, requestOf(draft), fieldAt);
  const { agesFrom, agesTo } = draft;
  if (agesFrom !== '' && agesTo !== '' && agesTo < agesFrom) found.agesTo = problem('wrong');
  return found;
}

function fieldAt([first, second]: PropertyKey[]): string {
  if (first !== 'conditions') return String(first);
  return second === 'authorIds' ? 'authors' : String(second);
}
