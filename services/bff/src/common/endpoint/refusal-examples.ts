import { STATUS_CODES } from 'node:http';
import { ERROR_CODES, type ErrorName } from '../errors/error-codes.js';
import { BODY_LIMIT } from '../limits/size-limits.constants.js';
import { explainRule } from '../messages/explain-rule.js';
import { DEFAULT_LANGUAGE } from '../messages/languages.constants.js';
import { translate } from '../messages/translate.js';
import { plainStatusOf } from './codes.js';

/** What the texts of these errors name. */
const PARAMS: Partial<Record<ErrorName, Record<string, unknown>>> = {
  bodyTooLarge: { limit: BODY_LIMIT.text },
  mediaTypeUnsupported: { accepted: 'application/json' },
  tooManyRequests: { seconds: 30 },
};

const BROKEN_RULE = { field: 'pageSize', rule: 'maximum', params: { max: 100 } } as const;

const textOf = (name: ErrorName) => translate(DEFAULT_LANGUAGE, `error.${name}`, PARAMS[name]);

function fieldErrors() {
  const { field, rule, params } = BROKEN_RULE;
  return [{ field, rule, ...explainRule(DEFAULT_LANGUAGE, rule, params) }];
}

/** The answer with this error, in English. */
export function envelopeExample(name: ErrorName) {
  const data = name === 'contractBroken' ? { errors: fieldErrors() } : null;
  return { code: ERROR_CODES[name].code, status: 'fail', msg: textOf(name), data };
}

/** The same as problem details. */
export function problemExample(name: ErrorName) {
  const status = plainStatusOf(name);
  const errors = name === 'contractBroken' ? { errors: fieldErrors() } : {};
  return {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    code: name,
    detail: textOf(name),
    ...errors,
  };
}
