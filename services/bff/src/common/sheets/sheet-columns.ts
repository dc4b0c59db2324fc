import { labelKey } from '../text/label-key.js';

/** The column of each field in a sheet, counted from 0, or null for none. */
export type SheetColumns<Field extends string> = Record<Field, number | null>;

/** Finds the fields in a header that may name each of them in several ways. */
export function columnsIn<Field extends string>(
  header: readonly string[],
  namesOf: Readonly<Record<Field, readonly string[]>>,
): SheetColumns<Field> {
  const cells = header.map(labelKey);
  const found = Object.entries<readonly string[]>(namesOf).map(([field, names]) => {
    const known = names.map(labelKey);
    const column = cells.findIndex((cell) => known.includes(cell));
    return [field, column < 0 ? null : column];
  });
  return Object.fromEntries(found) as SheetColumns<Field>;
}

/** Restores the order of the fields: PostgreSQL sorts the keys of a JSONB object by length. */
export function columnsInOrder<Field extends string>(
  columns: SheetColumns<string>,
  fields: readonly Field[],
): SheetColumns<Field> {
  return Object.fromEntries(fields.map((field) => [field, columns[field] ?? null])) as SheetColumns<Field>;
}

/** How many fields have a column. */
export function columnCount(columns: SheetColumns<string>): number {
  return Object.values(columns).filter((column) => column !== null).length;
}
