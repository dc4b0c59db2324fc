import { createHash } from 'node:crypto';
import { type Column, type Columns, type ValueOf } from './column.js';

type Parameters = readonly Column[];

/** SQL that every connection prepares once, with the types of its parameters and of its rows. */
export interface Statement<Row = unknown, Values extends unknown[] = never> {
  /** Unique to this text: behind a pooler, processes of different versions share connections. */
  readonly name: string;
  readonly text: string;
  readonly parameters: Parameters;
  readonly columns: Columns;
  /** Only for the compiler: never set. */
  readonly types?: { row: Row; values: Values };
}

export type RowOf<Given extends Columns> = { -readonly [Name in keyof Given]: ValueOf<Given[Name]> };
export type ValuesOf<Given extends Parameters> = { -readonly [At in keyof Given]: ValueOf<Given[At]> };

const defined: Statement[] = [];

/** All statements of the modules that are loaded. */
export function definedStatements(): readonly Statement[] {
  return defined;
}

/**
 * Defines a statement for a hot read. A test compares parameters and columns with what PostgreSQL says of the text. Its
 * plan must not depend on its values: PostgreSQL may plan it once for all of them.
 *
 * @example
 * const NAME_OF = defineStatement('name_of', {
 *   text: 'SELECT name FROM account WHERE id = $1',
 *   parameters: [integer],
 *   columns: { name: text() },
 * });
 */
export function defineStatement<const Given extends Parameters, const Told extends Columns>(
  name: string,
  { text, parameters, columns }: { text: string; parameters: Given; columns: Told },
): Statement<RowOf<Told>, ValuesOf<Given>> {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const statement = { name: `${name}_${digest}`, text, parameters, columns };
  defined.push(statement);
  return statement;
}
