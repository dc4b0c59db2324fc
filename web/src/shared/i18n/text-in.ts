import type { Language } from './languages';

/** The text in the language of the reader, or otherwise the first one. */
export function textIn<Text extends { language: Language }>(
  texts: Text[],
  language: Language,
): Text | undefined {
  return texts.find((text) => text.language === language) ?? texts[0];
}
