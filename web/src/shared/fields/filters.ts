import { timeRangeField } from '../lists/time-range-field';
import {
  choiceField,
  integerField,
  optionalField,
  patternField,
  textField,
  type UrlField,
} from '../lists/url-fields';
import type { FieldLimits, FieldRow } from './field-row';

/** Every filter of a list; empty if it is not set. */
export type FiltersOf<Filter> = {
  [Field in keyof Filter]-?: NonNullable<Filter[Field]> extends string
    ? NonNullable<Filter[Field]> | ''
    : NonNullable<Filter[Field]> extends number
      ? number | ''
      : string[];
};

/** A row for each filter, so a filter of the API that is not in the table does not compile. */
type FilterRows<Filter> = { readonly [Field in keyof Filter]-?: FieldRow & { filter: unknown } };
type Codec<View> = { [Field in keyof View]: UrlField<View[Field]> };

/** How the filters of a list are written in the URL. */
export function filterCodec<Filter extends object>(
  rows: FilterRows<Filter>,
  limits: FieldLimits,
): Codec<FiltersOf<Filter>> {
  const fields = Object.entries<FieldRow>(rows).filter(([, { filter }]) => filter !== undefined);
  const codec = fields.map(([field, row]): [string, unknown] => [field, urlField(row, limits[field])]);
  return Object.fromEntries(codec) as Codec<FiltersOf<Filter>>;
}

/** No filter is set. */
export function unsetFilters<Filter extends object>(rows: FilterRows<Filter>): FiltersOf<Filter> {
  const fields = Object.entries<FieldRow>(rows).filter(([, { filter }]) => filter !== undefined);
  return Object.fromEntries(
    fields.map(([field, { filter }]) => [field, filter === 'days' ? [] : '']),
  ) as FiltersOf<Filter>;
}

function urlField(
  { kind, filter, choices = [] }: FieldRow,
  { pattern = '', maxLength = 0, minimum = 0, maximum = 0 }: FieldLimits[string] = {},
): UrlField<string> | UrlField<number | ''> | UrlField<string[]> {
  switch (filter) {
    case 'digits':
      return patternField(pattern);
    case 'part':
      return textField(maxLength);
    case 'days':
      return timeRangeField();
    case 'equal':
    case undefined:
      if (kind === 'integer') return optionalField(integerField(minimum, minimum, maximum));
      return choiceField(choices, '');
  }
}
