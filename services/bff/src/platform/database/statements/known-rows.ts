import pg from 'pg';

/** A statement that connections keep under a name. */
export interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}

/** How node-postgres makes rows of what PostgreSQL sends. */
interface RowReader {
  fields: pg.FieldDef[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** How node-postgres runs a statement on a connection. Its types leave it out. */
interface RunningQuery extends pg.Submittable {
  name: string;
  _result: RowReader;
  _accumulateRows: boolean;
  prepare(connection: pg.Connection): void;
  handleRowDescription(description: object): void;
}

const RunningQuery = pg.Query as unknown as new (text: string, values: unknown[]) => RunningQuery;

interface Known {
  /** By the name of the statement. */
  readers: Map<string, RowReader>;
  /** The same connection, which asks for no description of rows. */
  quiet: pg.Connection;
}

const known = new WeakMap<pg.Connection, Known>();

/**
 * Asks a connection only once what the rows of a named statement are. node-postgres asks each time, and reading that takes longer
 * than reading a row. It stays the same: PostgreSQL refuses a statement whose columns have got other types.
 */
export class KnownRowsQuery extends RunningQuery {
  private learned: Map<string, RowReader> | undefined;

  constructor({ name, text, values }: NamedQuery) {
    // An object would be copied, property by property.
    super(text, values);
    this.name = name;
  }

  override prepare(connection: pg.Connection): void {
    const { readers, quiet } = knownTo(connection);
    const reader = readers.get(this.name);
    if (reader === undefined) {
      this.learned = readers;
      super.prepare(connection);
    } else {
      Object.assign(this._result, reader);
      this._accumulateRows = true;
      super.prepare(quiet);
    }
  }

  override handleRowDescription(description: object): void {
    super.handleRowDescription(description);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.learned?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

function knownTo(connection: pg.Connection): Known {
  const found = known.get(connection);
  if (found !== undefined) return found;
  const quiet = Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection;
  const begun = { readers: new Map<string, RowReader>(), quiet };
  known.set(connection, begun);
  return begun;
}
