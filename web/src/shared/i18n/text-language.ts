import type { Language } from './languages';

/** For the `lang` of content in another language than the page: the right font, and the right voice of a screen reader. */
export function languageOf(text: string): Language | undefined {
  if (/\p{Script=Khmer}/u.test(text)) return 'km-KH';
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : undefined;
}
