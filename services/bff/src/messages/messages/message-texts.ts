import { type Language } from '../../common/messages/languages.constants.js';
import { inEachLanguage } from '../../common/messages/translate.js';

/** One text for everyone, or one per language: the message box shows that of the reader, a mail that of the person's setting. */
export type Wording = string | Record<Language, string>;

export interface MessageTexts {
  title: string;
  subTitle: string;
  content: string;
}

export type MessageWording = Record<Language, MessageTexts>;

/** As a reader of this language sees it: what a person has written stays as it is. */
export function textsIn(
  { title, subTitle, content, wording }: MessageTexts & { wording: MessageWording | null },
  language: Language,
): MessageTexts {
  return wording?.[language] ?? { title, subTitle, content };
}

/** What to store of a message whose person has chosen this language. The wording is null where all languages say the same. */
export function storedTexts(
  { title, subTitle = '', content }: { title: Wording; subTitle?: Wording; content: Wording },
  language: Language,
): MessageTexts & { wording: MessageWording | null } {
  const isWorded = [title, subTitle, content].some((text) => typeof text !== 'string');
  const wording = inEachLanguage((reader) => ({
    title: inWords(title, reader),
    subTitle: inWords(subTitle, reader),
    content: inWords(content, reader),
  }));
  return { ...wording[language], wording: isWorded ? wording : null };
}

function inWords(text: Wording, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}
