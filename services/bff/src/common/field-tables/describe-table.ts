import { type FieldSpec, type FieldTable } from './field-table.constants.js';

/** What the web derives from a table: its labels, and how each field is filtered, sorted and edited. */
export function describeTable(table: FieldTable): object[] {
  return Object.entries(table)
    .filter(([, { labels }]) => labels !== undefined)
    .map(([name, row]) => ({ name, ...describeField(row) }));
}

function describeField(row: FieldSpec): object {
  const { kind, labels, filter, editable, inSheets, computed, sortable } = row;
  const choice = row.kind === 'choice' ? { choices: row.choices, names: row.names } : {};
  const optional = editable && row.default !== undefined ? true : undefined;
  const nullable = editable && row.nullable;
  const told = {
    kind,
    labels,
    ...choice,
    filter,
    editable,
    optional,
    nullable,
    inSheets,
    computed,
    sortable,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}
