import { type Language } from '../../common/messages/languages.constants.js';
import { type RightTitles } from './rights.constants.js';

const CATALOGUES: Record<Language, () => Promise<RightTitles | null>> = {
  'en-US': () => Promise.resolve(null),
  'zh-CN': async () => (await import('./locales/zh-CN.js')).default,
  'km-KH': async () => (await import('./locales/km-KH.js')).default,
};

/** Loaded when somebody asks for them. Null for English, which is the language of the document. */
export function titlesIn(language: Language): Promise<RightTitles | null> {
  return CATALOGUES[language]();
}
