/** The types of PostgreSQL that statements use. */
export type SqlType =
  | 'boolean'
  | 'integer'
  | 'float8'
  | 'text'
  | '_text'
  | '_int4'
  | '_uuid'
  | 'bytea'
  | 'timestamptz'
  | 'date'
  | 'uuid'
  | 'json'
  | 'jsonb';

/** A column of a row, or a parameter: its type in PostgreSQL, and `Value` as node-postgres gives or takes it. */
export interface Column<Value = unknown> {
  readonly type: SqlType;
  readonly isNullable: boolean;
  /** Only for the compiler: never set. */
  readonly value?: Value;
}

export type Columns = Readonly<Record<string, Column>>;

/** The columns of a row that has this shape. */
export type ColumnsOf<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

export type ValueOf<Given extends Column> = Given extends Column<infer Value> ? Value : never;

export const integer: Column<number> = { type: 'integer', isNullable: false };
/** Whole numbers up to 2^53 too. */
export const float: Column<number> = { type: 'float8', isNullable: false };
export const boolean: Column<boolean> = { type: 'boolean', isNullable: false };
export const timestamp: Column<Date> = { type: 'timestamptz', isNullable: false };
/** `YYYY-MM-DD`. Only for parameters: node-postgres returns something else. */
export const date: Column<string> = { type: 'date', isNullable: false };
export const uuid: Column<string> = { type: 'uuid', isNullable: false };

/** `varchar` as well. */
export function text<Value extends string = string>(): Column<Value> {
  return { type: 'text', isNullable: false };
}

/** `text[]`, by the name that PostgreSQL has for it. */
export function textList<Value extends string = string>(): Column<Value[]> {
  return { type: '_text', isNullable: false };
}

/** Lists of numbers and ids, and bytes, by the names that PostgreSQL has for them. */
export const integerList: Column<number[]> = { type: '_int4', isNullable: false };
export const uuidList: Column<string[]> = { type: '_uuid', isNullable: false };
export const bytes: Column<Buffer> = { type: 'bytea', isNullable: false };

export function json<Value extends object>(): Column<Value> {
  return { type: 'jsonb', isNullable: false };
}

/** `json`, which PostgreSQL makes of rows with less work than `jsonb`. */
export function jsonText<Value extends object>(): Column<Value> {
  return { type: 'json', isNullable: false };
}

export function nullable<Value>({ type }: Column<Value>): Column<Value | null> {
  return { type, isNullable: true };
}

/** The list of a SELECT: the column `user_name` for `userName`. */
export function selected(columns: Columns): string {
  return Object.keys(columns)
    .map((name) => {
      const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return column === name ? name : `${column} AS "${name}"`;
    })
    .join(', ');
}
