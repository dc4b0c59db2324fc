import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { inBatches } from '../../common/batches/in-batches.js';
import { type CellError, type SheetReader } from '../../common/field-tables/sheet-reader.js';
import { type SheetRow } from '../../common/sheets/sheet.js';
import { type SheetImport } from './sheet-import.entity.js';

export interface RowError<Field extends string = string> extends CellError<Field> {
  row: number;
}

/** Where an import is written: what its check finds stays as it is. */
export interface ImportWriting {
  manager: EntityManager;
  actor: SignedInActor;
}

/** What an import would do. */
export interface ImportCheck<Creation, Update> {
  create: Creation[];
  update: Update[];
  unchanged: number;
  /** Rows with at least one error. */
  error: number;
  errors: RowError[];
}

type Values<Field extends string> = Partial<Record<Field, unknown>>;

/** What a noun knows of the rows of one table. */
export interface RowJudge<Field extends string, Known, Creation, Update> {
  /** The field by which rows name records that exist. */
  key: Field;
  /** One more, which the product gives, and which counts first: a row that has it is never a new record. */
  ownKey?: Field;
  /** The record that a row is about; undefined if it is a new one. */
  find: (values: Values<Field>) => Known | undefined;
  /** @param isReadable whether none of its cells has an error, and none is missing */
  errorsOf: (values: Values<Field>, known: Known | undefined, isReadable: boolean) => CellError<Field>[];
  creationOf: (values: Values<Field>) => Creation;
  /** Null if the record has these values. */
  updateOf: (known: Known, values: Values<Field>) => Update | null;
}

/** Determines row by row what an import would do. */
export async function checkRows<Field extends string, Known, Creation, Update>(
  { rows, columns }: Pick<SheetImport, 'rows' | 'columns'>,
  reader: SheetReader<Field>,
  timeZone: string,
  prepare: (all: Values<Field>[]) => Promise<RowJudge<Field, Known, Creation, Update>>,
): Promise<ImportCheck<Creation, Update>> {
  const read: { row: number; values: Values<Field>; errors: CellError<Field>[] }[] = [];
  await inBatches(rows, ({ row, cells }: SheetRow) => {
    read.push({ row, ...reader.readRow(cells, columns, timeZone) });
  });
  const judge = await prepare(read.map(({ values }) => values));
  const check: ImportCheck<Creation, Update> = { create: [], update: [], unchanged: 0, error: 0, errors: [] };
  const seen = new Map<unknown, number>();
  await inBatches(read, ({ row, values, errors }) => {
    const known = judge.find(values);
    const isNew = known === undefined && !isNamed(values, errors, judge.ownKey);
    const missing = isNew ? missingIn(values, errors, reader.needed) : [];
    const repeated = repeatedIn(row, values, { known, keys: [judge.ownKey, judge.key], seen });
    const isReadable = errors.length + missing.length === 0;
    const judged = repeated.length > 0 ? [] : judge.errorsOf(values, known, isReadable);
    const all = [...errors, ...repeated, ...judged, ...missing];
    if (all.length > 0) {
      check.error += 1;
      check.errors.push(...all.map((error) => ({ row, ...error })));
      return;
    }
    if (known === undefined) {
      check.create.push(judge.creationOf(values));
      return;
    }
    const update = judge.updateOf(known, values);
    if (update === null) check.unchanged += 1;
    else check.update.push(update);
  });
  return check;
}

/** Whether a row says which record it is about, even if in a way that cannot be read. */
function isNamed<Field extends string>(
  values: Values<Field>,
  errors: CellError<Field>[],
  ownKey: Field | undefined,
): boolean {
  if (ownKey === undefined) return false;
  return values[ownKey] !== undefined || errors.some(({ field }) => field === ownKey);
}

/** Another row may be about the same record, by another key as well. */
function repeatedIn<Field extends string>(
  row: number,
  values: Values<Field>,
  { known, keys, seen }: { known: unknown; keys: (Field | undefined)[]; seen: Map<unknown, number> },
): CellError<Field>[] {
  const field = keys.find((key) => key !== undefined && values[key] !== undefined);
  if (field === undefined) return [];
  const record = known ?? values[field];
  const earlier = seen.get(record);
  if (earlier === undefined) {
    seen.set(record, row);
    return [];
  }
  return [{ field, value: String(values[field]), rule: 'duplicateRow', params: { row: earlier } }];
}

function missingIn<Field extends string>(
  values: Values<Field>,
  errors: CellError<Field>[],
  needed: readonly Field[],
): CellError<Field>[] {
  return needed
    .filter((field) => values[field] === undefined && !errors.some((error) => error.field === field))
    .map((field) => ({ field, value: '', rule: 'required', params: {} }));
}
