import { type Type } from '@nestjs/common';
import { field } from './field.js';
import { listRules, type ListOptions } from './list-field.js';

/** A list of records that are judged one by one afterwards, so that a wrong one does not refuse the others. */
export function RowsField({ type, ...options }: ListOptions & { type: Type }) {
  const { minItems, maxItems, ...rest } = options;
  return field(rest, { type: [type], minItems, maxItems }, ...listRules(options));
}
