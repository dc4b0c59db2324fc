import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { isCalendarDate, TIME_FORM } from '../time/display-time.js';
import { field, type FieldOptions, withRule } from './field.js';

const DATE_FORM = '^\\d{4}-\\d{2}-\\d{2}$';

function isDateRange(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return false;
  const [first, last = first] = value as unknown[];
  return isCalendarDate(first) && isCalendarDate(last) && first <= last;
}

function asList(value: unknown): unknown {
  return value === undefined ? undefined : [value].flat();
}

/** A calendar day, `YYYY-MM-DD`. */
export function DateField(options: FieldOptions) {
  return field(
    options,
    { type: String, pattern: DATE_FORM },
    ValidateBy({ name: 'isDate', validator: { validate: isCalendarDate } }, withRule('date')),
  );
}

/** Whole days, both inclusive: given once it means that day, given twice from the first to the last. */
export function DateRangeField(options: FieldOptions) {
  return applyDecorators(
    field(
      options,
      { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', pattern: DATE_FORM } },
      ValidateBy({ name: 'isDateRange', validator: { validate: isDateRange } }, withRule('dateRange')),
    ),
    Transform(({ value }: { value: unknown }) => asList(value)),
  );
}

/** A moment, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. For answers. */
export function TimeField({ example = '2026-03-14 09:26:53', ...options }: FieldOptions) {
  return field({ ...options, example }, { type: String, pattern: TIME_FORM });
}
