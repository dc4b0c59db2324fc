import { type ClientBase, type Pool, type QueryResult, type QueryResultRow, type Submittable } from 'pg';
import { QueryFailedError } from 'typeorm';
import { type Statement } from './define-statement.js';
import { KnownRowsQuery, type NamedQuery } from './known-rows.js';

/** Told of a statement that begins. What it returns is called at the end. */
export type StatementObserver = (sql: string) => ((succeeded: boolean) => void) | undefined;

interface Manner {
  /** Whether connections keep statements under a name. */
  areNamed: boolean;
  observer: StatementObserver | undefined;
}

type Connection = Pool | ClientBase;

/**
 * The server has not got the statement, has another one of that name, or a column has changed its type since. It has
 * then done nothing.
 */
const MUST_PREPARE_ANEW = new Set(['26000', '42P05', '0A000']);

/** @throws QueryFailedError as TypeORM does, without the values */
export async function runStatement<Row, Values extends unknown[]>(
  connection: Connection,
  { name, text }: Statement<Row, Values>,
  values: Values,
  { areNamed, observer }: Manner,
): Promise<Row[]> {
  const ended = observer?.(text);
  try {
    const { rows } = areNamed
      ? await runNamed(connection, { name, text, values })
      : await connection.query<QueryResultRow>(text, values);
    ended?.(true);
    return rows as Row[];
  } catch (error) {
    ended?.(false);
    throw new QueryFailedError(text, undefined, error as Error);
  }
}

async function runNamed(connection: Connection, query: NamedQuery): Promise<QueryResult> {
  try {
    return await submit(connection, new KnownRowsQuery(query));
  } catch (error) {
    if (mustPrepareAnew(error)) return await connection.query(query.text, query.values);
    throw error;
  }
}

/** How a pool and a connection take a query that submits itself. Their types leave it out. */
type Submit = (query: Submittable, ended: (error: Error | null, result: QueryResult) => void) => void;

function submit(connection: Connection, query: Submittable): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    (connection.query as Submit).call(connection, query, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
}

function mustPrepareAnew(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MUST_PREPARE_ANEW.has(String(error.code));
}
