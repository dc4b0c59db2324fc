import { DEFAULT_LANGUAGE, type Language } from '../../common/messages/languages.constants.js';

/** The text in this language, or otherwise the first one. */
export function textIn<Text extends { language: Language }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  return texts.find((text) => text.language === language) ?? texts[0];
}

/** The text for clients that know one text only. */
export function plainText<Text extends { language: Language }>(texts: readonly Text[]): Text | undefined {
  return textIn(texts, DEFAULT_LANGUAGE);
}
