import type { AnnouncementDto, AnnouncementKind, WriteAnnouncementDto } from '../../../api/generated/model';
import { type Language, languages } from '../../../shared/i18n/languages';

interface DraftText {
  title: string;
  text: string;
}

export interface AnnouncementDraft {
  kind: AnnouncementKind;
  texts: Record<Language, DraftText>;
}

/** The field that lacks what the other field of its language has. */
export interface MissingField {
  language: Language;
  field: keyof DraftText;
}

export function draftOf(announcement: AnnouncementDto | null): AnnouncementDraft {
  const written = (language: Language): DraftText => {
    const found = announcement?.texts.find((text) => text.language === language);
    return { title: found?.title ?? '', text: found?.text ?? '' };
  };
  return {
    kind: announcement?.kind ?? 'notice',
    texts: { 'en-US': written('en-US'), 'zh-CN': written('zh-CN'), 'km-KH': written('km-KH') },
  };
}

/** In the order of the form; all languages empty: the title of the first one. */
export function missingIn({ texts }: AnnouncementDraft): MissingField[] {
  const missing = languages.flatMap((language): MissingField[] => {
    const title = texts[language].title.trim();
    const text = texts[language].text.trim();
    if ((title === '') === (text === '')) return [];
    return [{ language, field: title === '' ? 'title' : 'text' }];
  });
  const isEmpty = languages.every((language) => texts[language].title.trim() === '');
  return missing.length === 0 && isEmpty ? [{ language: languages[0], field: 'title' }] : missing;
}

/** The request: only the languages that have a text. */
export function requestOf({ kind, texts }: AnnouncementDraft): WriteAnnouncementDto {
  const written = languages.map((language) => ({
    language,
    title: texts[language].title.trim(),
    text: texts[language].text.trim(),
  }));
  return { kind, texts: written.filter(({ title }) => title !== '') };
}
