import { type Violation } from '../contract/violation.js';
import { IntField } from '../fields/number-field.js';
import { TextField } from '../fields/text-field.js';
import { explainRule } from '../messages/explain-rule.js';
import { type Language } from '../messages/languages.constants.js';

/** Where a table breaks a rule. Its subclass adds the field. */
export class CellErrorDto {
  @IntField({ description: 'The row number, as in spreadsheet programs.', minimum: 1, example: 12 })
  row: number;

  @TextField({
    description:
      'The header of its column; if there is none, the name of the field in the language of ' +
      '`Accept-Language`.',
    example: 'Count',
  })
  column: string;

  @TextField({ description: 'The content of the cell.', example: 'many' })
  value: string;

  @TextField({ description: 'Name of the broken rule.', example: 'integer' })
  rule: string;

  @TextField({
    description: 'The rule in the language of `Accept-Language`.',
    example: 'must be a whole number',
  })
  msg: string;
}

/** The error with its rule in words. */
export function worded<Place extends object>(
  { rule, params, ...place }: Place & Pick<Violation, 'rule' | 'params'>,
  language: Language,
) {
  return { ...place, rule, msg: explainRule(language, rule, params).msg };
}
