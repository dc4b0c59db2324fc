import { type FieldSpec, type Stored } from '../../../common/field-tables/field-table.constants.js';
import { type Column, type ColumnsOf, integer, nullable, text, timestamp } from './column.js';

const COLUMNS: Record<FieldSpec['kind'], Column> = {
  integer,
  text: text(),
  choice: text(),
  time: timestamp,
};

/** The columns of a statement that reads these fields. */
export function fieldColumns<Table extends Readonly<Record<Field, FieldSpec>>, Field extends string>(
  table: Table,
  fields: readonly Field[],
): ColumnsOf<Pick<Stored<Table>, Field>> {
  const columns = fields.map((field): [Field, Column] => {
    const { kind, nullable: isNullable } = table[field];
    return [field, isNullable ? nullable(COLUMNS[kind]) : COLUMNS[kind]];
  });
  return Object.fromEntries(columns) as ColumnsOf<Pick<Stored<Table>, Field>>;
}

/** These fields in the list of a SELECT, of the table `of`. */
export function selectedFields<Field extends string>(
  table: Readonly<Record<Field, FieldSpec>>,
  fields: readonly Field[],
  of: string,
): string {
  const selected = fields.map((field) => {
    const { column, kind } = table[field];
    return `${of}.${column}${kind === 'integer' ? '::int' : ''} AS "${field}"`;
  });
  return selected.join(', ');
}
