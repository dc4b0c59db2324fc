import { type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { integer, nullable, selected, text } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { fieldColumns } from '../../platform/database/statements/field-columns.js';
import { orderBy } from './policy-conditions.js';
import { columnOf } from './policy-content.js';
import {
  POLICY_FIELDS,
  POLICY_LIST_FIELDS,
  POLICY_SORTS,
  POLICY_TALLY_FIELDS,
  type PolicySort,
} from './policy-fields.constants.js';

const LISTED = fieldColumns(POLICY_FIELDS, POLICY_LIST_FIELDS);

/** Null is any. PostgreSQL removes such a condition when it plans, so it knows how many rows remain. */
const KINDS = POLICY_TALLY_FIELDS.map((field, at) => {
  const column = columnOf(field);
  return `($${at + 1}::text IS NULL OR ${column} = $${at + 1})`;
}).join(' AND ');

const PAGE = POLICY_TALLY_FIELDS.length + 1;

/** A page of the list, with the number of all rows. The first parameters are those of the tally: null is any. */
function listBy(sort: PolicySort, order: SortOrder) {
  return defineStatement(`policies_by_${columnOf(sort)}_${order}`, {
    text: `
      SELECT ${selected(LISTED)},
             (SELECT coalesce(sum(policies), 0)::int FROM policy_tally WHERE NOT deleted AND ${KINDS}) AS total
        FROM policy WHERE deleted_time IS NULL AND ${KINDS}
       ORDER BY ${orderBy(sort, order)} LIMIT $${PAGE}::int OFFSET $${PAGE + 1}::int`,
    parameters: [...POLICY_TALLY_FIELDS.map(() => nullable(text())), integer, integer],
    columns: { ...LISTED, total: integer },
  });
}

type ListStatement = ReturnType<typeof listBy>;

export const POLICY_LISTS = Object.fromEntries(
  POLICY_SORTS.map((sort) => [sort, { asc: listBy(sort, 'asc'), desc: listBy(sort, 'desc') }]),
) as Record<PolicySort, Record<SortOrder, ListStatement>>;
