import type { AnnouncementDto, AnnouncementKind, WriteAnnouncementDto } from '../../../api/generated/model';
import type { Problems } from '../../../shared/forms/problem';
import {
  type Translated,
  translated,
  translationProblems,
  translations,
} from '../../../shared/forms/translated';

/** A field of its own for the title and the text of each language, so that people can write different ones together. */
export type AnnouncementDraft = Translated<Part> & { kind: AnnouncementKind };

type Part = (typeof parts)[number];
export const parts = ['title', 'text'] as const;

export function draftOf(announcement: AnnouncementDto | null): AnnouncementDraft {
  return { ...translated(parts, announcement?.texts ?? []), kind: announcement?.kind ?? 'notice' };
}

/** Each language has both or neither, and at least one has both. */
export function problemsOf(draft: AnnouncementDraft): Problems<AnnouncementDraft> {
  return translationProblems(parts, draft);
}

/** The request: only the languages that have a text. */
export function requestOf(draft: AnnouncementDraft): WriteAnnouncementDto {
  return { kind: draft.kind, texts: translations(parts, draft) };
}
