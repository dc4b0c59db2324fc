import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/format';
import type { Language } from '../i18n/languages';
import { Time } from '../ui/layout/time';
import type { DataColumn } from '../ui/table/data-table-types';
import type { FieldRow } from './field-row';

/** How a value is shown, where that is not said by the kind of its field. */
interface ValueView<Value> {
  /** Instead of the text of the value. */
  show?: (value: NonNullable<Value>) => ReactNode;
  /** A number that names something: it has no separators. */
  isName?: true;
}

export type ColumnView<Value> = ValueView<Value> &
  Omit<DataColumn<never>, 'key' | 'title' | 'isSortable' | 'cell'>;

/** How each field of a record is shown. Those that are columns of the table say how wide they are. */
export type FieldViews<Record, Field extends keyof Record, Column extends Field> = {
  [Name in Column]: ColumnView<Record[Name]>;
} & { [Name in Exclude<Field, Column>]: ValueView<Record[Name]> };

/** The words of a noun, from its catalogue. */
export interface FieldWords<Field extends string> {
  label: (field: Field) => string;
  /** An unknown value is shown as it is. */
  choice: (field: Field, value: string) => string;
}

interface Shown<Field extends string> {
  rows: Readonly<Record<Field, FieldRow>>;
  views: Readonly<Record<Field, ValueView<never>>>;
  words: FieldWords<Field>;
  language: Language;
}

/** The words and values of the fields of a noun, in the language of the page. */
export function fieldTexts<Row extends object, Field extends keyof Row & string, Column extends Field>(
  shown: Shown<Field> & { views: Readonly<Record<Column, ColumnView<never>>> },
) {
  return {
    ...shown.words,
    textOf: (field: Field, value: string | number) => fieldText(field, value, shown),
    columnOf: (field: Column) => columnOf<Field>(field, shown.views[field], shown),
    valueOf: (field: Field, row: Partial<Row>) => fieldValue(field, row, shown),
  };
}

/** The text of a stored or typed value, such as one of the history. */
function fieldText<Field extends string>(
  field: Field,
  value: string | number,
  { rows, views, words, language }: Shown<Field>,
): string {
  const text = String(value);
  const { kind, choices } = rows[field];
  if (kind === 'choice') return choices?.includes(text) ? words.choice(field, text) : text;
  const isCounted = kind === 'integer' && !views[field].isName && /^\d+$/.test(text);
  return isCounted ? formatNumber(Number(text), language) : text;
}

/** A value in a table or among the details of a record; null if there is none. */
function fieldValue<Field extends string>(field: Field, record: object, shown: Shown<Field>): ReactNode {
  const value = (record as Partial<Record<string, string | number | null>>)[field];
  if (value === null || value === undefined) return null;
  const { show } = shown.views[field] as ValueView<string | number>;
  if (show) return show(value);
  return shown.rows[field].kind === 'time' ? <Time wire={String(value)} /> : fieldText(field, value, shown);
}

/** A column of a table. */
function columnOf<Field extends string>(
  field: Field,
  column: Omit<ColumnView<never>, 'show' | 'isName'>,
  shown: Shown<Field>,
): Omit<DataColumn<object>, 'key' | 'title' | 'isSortable'> {
  return { ...column, cell: (row) => fieldValue(field, row, shown) };
}
