import pg, { type Connection, type FieldDef } from 'pg';

export interface Description {
  /** The names of the types in PostgreSQL. */
  parameters: string[];
  /** `isNullable` is known only of columns of a table. An expression counts as not nullable. */
  columns: { name: string; type: string; isNullable: boolean }[];
}

/** What PostgreSQL says of a statement, without running it. */
export async function describeStatement(client: pg.Client, text: string): Promise<Description> {
  const { parameters, fields } = await new Promise<Told>((resolve, reject) => {
    client.query(new Describe(text, resolve, reject));
  });
  const { rows: types } = await client.query<{ oid: number; name: string }>(
    'SELECT oid::int, typname AS name FROM pg_type WHERE oid = ANY ($1)',
    [[...parameters, ...fields.map(({ dataTypeID }) => dataTypeID)]],
  );
  const { rows: nullable } = await client.query<{ table: number; column: number }>(
    `SELECT attrelid::int AS table, attnum AS column FROM pg_attribute WHERE attrelid = ANY ($1) AND NOT attnotnull`,
    [fields.map(({ tableID }) => tableID)],
  );
  const nameOf = (oid: number) => types.find((type) => type.oid === oid)?.name ?? '';
  return {
    parameters: parameters.map(nameOf),
    columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: nameOf(dataTypeID),
      isNullable: nullable.some(({ table, column }) => table === tableID && column === columnID),
    })),
  };
}

interface Told {
  parameters: number[];
  fields: FieldDef[];
}

/** Asks for the description of a statement: Parse, Describe and Sync of the protocol. */
class Describe implements pg.Submittable {
  private parameters: number[] = [];
  private fields: FieldDef[] = [];

  constructor(
    private readonly text: string,
    private readonly resolve: (told: Told) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.fields = fields;
  }

  handleReadyForQuery(): void {
    this.resolve({ parameters: this.parameters, fields: this.fields });
  }

  handleError(error: Error): void {
    this.reject(error);
  }
}
