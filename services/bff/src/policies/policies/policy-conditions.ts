import { type FilterMode } from '../../common/field-tables/field-table.constants.js';
import { endOfDay, startOfRange } from '../../common/time/display-time.js';
import { type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { Conditions } from '../../platform/database/conditions.js';
import { anywhere } from '../../platform/database/search-text.js';
import { type IndexedPairs, withShortText } from '../../platform/database/short-texts.js';
import { columnOf } from './policy-content.js';
import {
  POLICY_FIELDS,
  POLICY_FILTER_FIELDS,
  type PolicyFilterField,
  type PolicySort,
} from './policy-fields.constants.js';
import { type PolicyFilter } from './policy-query.dto.js';

/** Selects rows of the list or of the bin, never both. */
export type PolicyScope = 'list' | 'bin';

export function conditionsOf(
  filter: PolicyFilter,
  timeZone: string,
  scope: PolicyScope = 'list',
): Conditions {
  return givenIn(filter).reduce(
    (rows, field) =>
      FILTERS[POLICY_FIELDS[field].filter](rows, columnOf(field), valuesOf(filter, field), timeZone),
    new Conditions().with(`deleted_time IS ${scope === 'list' ? '' : 'NOT '}NULL`),
  );
}

/** An empty text counts as not specified. */
function givenIn(filter: PolicyFilter): PolicyFilterField[] {
  return POLICY_FILTER_FIELDS.filter((field) => valuesOf(filter, field).join('') !== '');
}

function valuesOf(filter: PolicyFilter, field: PolicyFilterField): string[] {
  return [filter[field] ?? []].flat().map(String);
}

const FILTERS: Record<
  FilterMode,
  (rows: Conditions, column: string, values: string[], timeZone: string) => Conditions
> = {
  digits: (rows, column, [digits = '']) => withNumber(rows, column, digits),
  part: (rows, column, [part = '']) => rows.with(`search_${column} LIKE search_key(?)`, anywhere(part)),
  equal: (rows, column, [choice]) => rows.with(`${column} = ?`, choice),
  days: (rows, column, [first = '', last = first], timeZone) =>
    rows
      .with(`${column} >= ?`, startOfRange(first, timeZone))
      .with(`${column} < ?`, endOfDay(last, timeZone)),
};

const NAME_PAIRS: IndexedPairs = { column: 'search_name', pairs: 'policy_name_pairs' };

/** Searches by bigrams, which is only fast if few rows contain them. */
export function withPair(rows: Conditions, name: string): Conditions {
  return withShortText(rows, NAME_PAIRS, name);
}

/** Whether the row count cannot come from the tally, which only counts by kind. */
export function isNotTallied(filter: PolicyFilter): boolean {
  return givenIn(filter).some((field) => !('tallied' in POLICY_FIELDS[field]));
}

export function orderBy(sort: PolicySort, order: SortOrder): string {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  return `${columnOf(sort)} ${direction}, id ${direction}`;
}

const DIGITS = 9;

/** Numbers that start with the digits, as ranges for the number index: 12, 120 to 129, 1200 to 1299, … */
function withNumber(rows: Conditions, column: string, digits: string): Conditions {
  const first = digits.startsWith('0') ? [] : [Number(digits)];
  const ranges = first.flatMap((start) =>
    Array.from({ length: DIGITS - digits.length + 1 }, (_, more) => start * 10 ** more).map((low, more) => [
      low,
      low + 10 ** more - 1,
    ]),
  );
  const parts = ranges.map(() => `${column} BETWEEN ? AND ?`);
  return rows.with(ranges.length === 0 ? 'false' : `(${parts.join(' OR ')})`, ...ranges.flat());
}
