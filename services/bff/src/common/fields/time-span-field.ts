import { IsArray, ValidateBy } from 'class-validator';
import { isTimeSpan, LOCAL_TIME } from '../time/time-span.js';
import { field, type FieldOptions, withRule } from './field.js';

/** A start and an end, not before the start, each a date or a date and a time. */
export function TimeSpanField(options: FieldOptions) {
  return field(
    options,
    { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string', pattern: LOCAL_TIME.source } },
    IsArray(withRule('array')),
    ValidateBy({ name: 'isTimeSpan', validator: { validate: isTimeSpan } }, withRule('timeSpan')),
  );
}
