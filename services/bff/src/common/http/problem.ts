import { STATUS_CODES } from 'node:http';
import { plainStatusOf } from '../endpoint/codes.js';
import { failEnvelope } from '../envelope/fail-envelope.js';
import { type AppError } from '../errors/app-error.js';
import { type Language } from '../messages/languages.constants.js';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** An error as problem details (RFC 9457), which addresses outside `/api` answer instead of the envelope. */
export function problemOf(error: AppError, language: Language) {
  const status = plainStatusOf(error.reason);
  const { msg: detail, data } = failEnvelope(error, language);
  const errors = error.reason === 'contractBroken' ? (data as object) : {};
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    code: error.reason,
    detail,
    ...errors,
  };
}
