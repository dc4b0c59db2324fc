import { type Violation } from '../contract/violation.js';
import { type Envelope } from './envelope.js';
import { explainRule } from '../messages/explain-rule.js';
import { type Language } from '../messages/languages.constants.js';
import { translate } from '../messages/translate.js';
import { type AppError } from '../errors/app-error.js';

export function failEnvelope(error: AppError, language: Language): Envelope {
  return {
    data: error.reason === 'contractBroken' ? { errors: explain(error.data, language) } : error.data,
    status: 'fail',
    msg: translate(language, `error.${error.reason}`, error.params),
    code: error.definition.code,
  };
}

function explain(violations: unknown, language: Language) {
  return ((violations ?? []) as Violation[]).map(({ field, rule, params }) => ({
    field,
    rule,
    ...explainRule(language, rule, params),
  }));
}
