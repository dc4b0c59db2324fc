import type { AnnouncementDto, AnnouncementKind, WriteAnnouncementDto } from '../../../api/generated/model';
import { problem, type Problems } from '../../../shared/forms/problem';
import { type Language, languages } from '../../../shared/i18n/languages';

/** A field of its own for the title and the text of each language, so that people can write different ones together. */
export type TextField = `${'title' | 'text'}-${Language}`;
export type AnnouncementDraft = Record<TextField, string> & { kind: AnnouncementKind };

export function draftOf(announcement: AnnouncementDto | null): AnnouncementDraft {
  const written = languages.flatMap((language) => {
    const found = announcement?.texts.find((text) => text.language === language);
    return [
      [`title-${language}`, found?.title ?? ''],
      [`text-${language}`, found?.text ?? ''],
    ];
  });
  return {
    ...(Object.fromEntries(written) as Record<TextField, string>),
    kind: announcement?.kind ?? 'notice',
  };
}

/** No language has a title or a text. */
export function isBlank(draft: AnnouncementDraft): boolean {
  return languages.every((language) => {
    const { title, text } = textsIn(draft, language);
    return title === '' && text === '';
  });
}

/** Each language has both or neither, and at least one has both. */
export function problemsOf(draft: AnnouncementDraft): Problems<AnnouncementDraft> {
  const required = problem('required');
  if (isBlank(draft)) return { [`title-${languages[0]}`]: required };
  const missing = languages.flatMap((language) => {
    const { title, text } = textsIn(draft, language);
    if ((title === '') === (text === '')) return [];
    return [[title === '' ? `title-${language}` : `text-${language}`, required]];
  });
  return Object.fromEntries(missing) as Problems<AnnouncementDraft>;
}

/** The request: only the languages that have a text. */
export function requestOf(draft: AnnouncementDraft): WriteAnnouncementDto {
  const written = languages.map((language) => ({ language, ...textsIn(draft, language) }));
  return { kind: draft.kind, texts: written.filter(({ title }) => title !== '') };
}

function textsIn(draft: AnnouncementDraft, language: Language) {
  return { title: draft[`title-${language}`].trim(), text: draft[`text-${language}`].trim() };
}
