import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SheetRow } from '../../common/sheets/sheet.js';
import { inBatches } from '../../common/batches/in-batches.js';
import { Config } from '../../config/config.js';
import { differencesOf } from '../policies/policy-content.js';
import { POLICY_FIELDS, POLICY_IMPORT_FIELDS } from '../policies/policy-fields.constants.js';
import { type PolicyImport } from './policy-import.entity.js';
import { PolicyImportRepository } from './policy-import.repository.js';
import { type CellError, type PolicyValues, readRow } from './policy-sheet-row.js';
import { type Policy } from '../policies/policy.entity.js';

export interface RowError extends CellError {
  row: number;
}

/** The planned change of an existing policy: the fields that differ. */
export interface Update {
  policy: Policy;
  values: PolicyValues;
}

export interface Check {
  create: PolicyValues[];
  update: Update[];
  unchanged: number;
  /** Rows with at least one error. */
  error: number;
  errors: RowError[];
}

interface ReadRow {
  row: number;
  values: PolicyValues;
  errors: CellError[];
}

/** Required for a policy. The other fields are generated if a row has no value. */
const NEEDED = POLICY_IMPORT_FIELDS.filter((field) => !('default' in POLICY_FIELDS[field]));

/** Determines row by row what an import would do. */
@Injectable()
export class PolicyImportCheckService {
  constructor(
    private readonly imports: PolicyImportRepository,
    private readonly config: Config,
  ) {}

  /** If a manager is given, the policies to be changed are locked. */
  async check(
    { rows, columns }: Pick<PolicyImport, 'rows' | 'columns'>,
    manager?: EntityManager,
  ): Promise<Check> {
    const read: ReadRow[] = [];
    await inBatches(rows, ({ row, cells }: SheetRow) => {
      read.push({ row, ...readRow(cells, columns, this.config.timeZone) });
    });
    const numbers = read.flatMap(({ values: { number } }) => number ?? []);
    const known = await this.imports.policiesOf(numbers, manager);
    const byNumber = new Map(known.map((policy) => [policy.number, policy]));
    const check: Check = { create: [], update: [], unchanged: 0, error: 0, errors: [] };
    const seen = new Map<number, number>();
    await inBatches(read, (row) => {
      classifyRow(row, byNumber, seen, check);
    });
    return check;
  }
}

/** Assigns one row to its category. */
function classifyRow(
  { row, values, errors }: ReadRow,
  byNumber: Map<number, Policy>,
  seen: Map<number, number>,
  check: Check,
): void {
  const { number } = values;
  const policy = number === undefined ? undefined : byNumber.get(number);
  const all = [...errors, ...numberErrors(number, policy, seen), ...(policy ? [] : missing(values, errors))];
  if (number !== undefined && !seen.has(number)) seen.set(number, row);
  if (all.length > 0) {
    check.error += 1;
    check.errors.push(...all.map((error) => ({ row, ...error })));
  } else if (!policy) check.create.push(values);
  else {
    const changed = differencesOf(policy, values);
    if (Object.keys(changed).length === 0) check.unchanged += 1;
    else check.update.push({ policy, values: changed });
  }
}

function numberErrors(
  number: number | undefined,
  policy: Policy | undefined,
  seen: Map<number, number>,
): CellError[] {
  if (number === undefined) return [];
  const error = { field: 'number' as const, value: String(number) };
  const earlier = seen.get(number);
  if (earlier !== undefined) return [{ ...error, rule: 'duplicateRow', params: { row: earlier } }];
  return policy?.deletedTime ? [{ ...error, rule: 'numberInBin', params: {} }] : [];
}

function missing(values: PolicyValues, errors: CellError[]): CellError[] {
  return NEEDED.filter(
    (field) => values[field] === undefined && !errors.some((error) => error.field === field),
  ).map((field) => ({ field, value: '', rule: 'required', params: {} }));
}
