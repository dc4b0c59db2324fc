import { SUCCESS_CODE } from '../errors/error-codes.js';
import { type Language } from '../messages/languages.constants.js';
import { translate } from '../messages/translate.js';

/** The four fields of every JSON answer. */
export interface Envelope {
  data: unknown;
  status: 'ok' | 'fail';
  msg: string;
  code: number;
}

export function successEnvelope(data: unknown, language: Language): Envelope {
  return { data: data ?? null, status: 'ok', msg: translate(language, 'ok'), code: SUCCESS_CODE };
}
