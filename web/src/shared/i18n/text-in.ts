import type { Language } from './languages';

/** What was written in the language of the reader, else what was written first. */
export function textIn<Text extends { language: Language }>(
  texts: Text[],
  language: Language,
): Text | undefined {
  return texts.find((text) => text.language === language) ?? texts[0];
}
