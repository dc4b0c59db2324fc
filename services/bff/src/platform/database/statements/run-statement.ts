import { type ClientBase, type Pool, type QueryResultRow } from 'pg';
import { QueryFailedError } from 'typeorm';
import { type Statement } from './define-statement.js';

/** Told of a statement that begins. What it returns is called at the end. */
export type StatementObserver = (sql: string) => ((succeeded: boolean) => void) | undefined;

interface Manner {
  /** Whether connections keep statements under a name. */
  areNamed: boolean;
  observer: StatementObserver | undefined;
}

/**
 * The server has not got the statement, has another one of that name, or a column has changed its type since. It has
 * then done nothing.
 */
const MUST_PREPARE_ANEW = new Set(['26000', '42P05', '0A000']);

/** @throws QueryFailedError as TypeORM does, without the values */
export async function runStatement<Row, Values extends unknown[]>(
  connection: Pool | ClientBase,
  { name, text }: Statement<Row, Values>,
  values: Values,
  { areNamed, observer }: Manner,
): Promise<Row[]> {
  const ended = observer?.(text);
  const unnamed = () => connection.query<QueryResultRow>({ text, values });
  const run = areNamed
    ? connection.query<QueryResultRow>({ name, text, values }).catch((error: unknown) => {
        if (mustPrepareAnew(error)) return unnamed();
        throw error;
      })
    : unnamed();
  try {
    const { rows } = await run;
    ended?.(true);
    return rows as Row[];
  } catch (error) {
    ended?.(false);
    throw new QueryFailedError(text, undefined, error as Error);
  }
}

function mustPrepareAnew(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MUST_PREPARE_ANEW.has(String(error.code));
}
