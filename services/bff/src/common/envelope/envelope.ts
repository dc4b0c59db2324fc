import { SUCCESS_CODE } from '../errors/error-codes.js';
import { inEachLanguage, translate } from '../messages/translate.js';
import { type Language } from '../messages/languages.constants.js';

/** The four fields of every JSON answer. */
export interface Envelope {
  data: unknown;
  status: 'ok' | 'fail';
  msg: string;
  code: number;
}

/** What follows `data` in every success of a language. */
const REST = inEachLanguage((language) => {
  const rest = { status: 'ok', msg: translate(language, 'ok'), code: SUCCESS_CODE } satisfies Omit<
    Envelope,
    'data'
  >;
  return JSON.stringify(rest).slice(1);
});

/** The JSON of a success. */
export function successJson(data: unknown, language: Language): string {
  return `{"data":${JSON.stringify(data ?? null)},${REST[language]}`;
}
