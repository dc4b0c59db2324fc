import { ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { readTime } from '../time/instant.js';
import { isCalendarDate, isDisplayTime, TIME_FORM } from '../time/display-time.js';
import { asList, field, type FieldOptions, withRule } from './field.js';

const DATE_FORM = '^\\d{4}-\\d{2}-\\d{2}$';
const DAY_OR_MOMENT_FORM = '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$';

function isDateRange(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return false;
  const [first, last = first] = value as unknown[];
  if (!isCalendarDate(last)) return false;
  return (isCalendarDate(first) || isDisplayTime(first)) && first.slice(0, last.length) <= last;
}

/** A calendar day, `YYYY-MM-DD`. */
export function DateField(options: FieldOptions) {
  return field(
    options,
    { type: String, pattern: DATE_FORM },
    ValidateBy({ name: 'isDate', validator: { validate: isCalendarDate } }, withRule('date')),
  );
}

/**
 * Whole days, both inclusive: given once it means that day, given twice from the first to the last. Of two, the first can
 * be a moment.
 */
export function DateRangeField({ description, ...options }: FieldOptions) {
  return applyDecorators(
    field(
      {
        ...options,
        description: `${description} The first of two may be a moment, \`YYYY-MM-DD HH:mm:ss\`.`,
      },
      { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', pattern: DAY_OR_MOMENT_FORM } },
      ValidateBy({ name: 'isDateRange', validator: { validate: isDateRange } }, withRule('dateRange')),
    ),
    asList(),
  );
}

/** A moment, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. For bodies. */
export function MomentField(options: FieldOptions) {
  return field(
    options,
    { type: String, pattern: TIME_FORM },
    ValidateBy({ name: 'isMoment', validator: { validate: isDisplayTime } }, withRule('localTime')),
  );
}

/** A moment, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. For answers. */
export function TimeField({ example = '2026-03-14 09:26:53', ...options }: FieldOptions) {
  return field({ ...options, example }, { type: String, pattern: TIME_FORM });
}

/** A moment with its time zone (RFC 3339), for those who do not know that of the deployment. */
export function InstantField({ example = '2026-03-14T02:26:53Z', ...options }: FieldOptions) {
  return field(
    { ...options, example },
    { type: String, format: 'date-time' },
    ValidateBy(
      { name: 'isInstant', validator: { validate: (value) => readTime(value) !== undefined } },
      withRule('instant'),
    ),
  );
}
