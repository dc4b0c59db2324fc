import { type RuleContext } from '../../common/contract/violation.js';
import { isFormula, withoutNeutralising } from '../../common/sheets/formulas.js';
import { columnsIn, comparable, type SheetColumns } from '../../common/sheets/sheet-columns.js';
import { readableTime, sheetTime } from '../../common/sheets/sheet-time.js';
import { refusedCharacter } from '../../common/text/characters.js';
import { type POLICY_NAME } from '../policies/policies.constants.js';
import {
  POLICY_FIELDS,
  POLICY_COMPUTED_FIELDS,
  POLICY_IMPORT_FIELDS,
  type PolicyChoiceField,
  type PolicyImportField,
  type PolicySheetField,
} from '../policies/policy-fields.constants.js';
import { POLICY_LABELS } from '../policies/policy-labels.js';
import { type Policy } from '../policies/policy.entity.js';

export type PolicyColumns = SheetColumns<PolicyImportField>;

/** The policy values in a row of a sheet. Blank cells are omitted. */
export type PolicyValues = Partial<Pick<Policy, PolicyImportField>>;

export interface CellError extends RuleContext {
  field: PolicyImportField;
  /** The content of the cell. */
  value: string;
}

interface Range {
  minimum: number;
  maximum: number;
}

type Reading = { value: PolicyValues[PolicyImportField] } | RuleContext;

/** Finds the fields by their display names in any language, or by their field names. */
export function columnsOf(header: string[]): PolicyColumns {
  return columnsIn(header, namesOf(POLICY_IMPORT_FIELDS));
}

/** The columns of computed fields. */
export function unusedColumns(header: string[]): number[] {
  const columns = Object.values(columnsIn(header, namesOf(POLICY_COMPUTED_FIELDS)));
  return columns.filter((column) => column !== null);
}

function namesOf<Field extends PolicySheetField>(fields: readonly Field[]): Record<Field, string[]> {
  const names = fields.map((field) => [
    field,
    [field, ...Object.values(POLICY_LABELS).map((labels) => labels.fields[field])],
  ]);
  return Object.fromEntries(names) as Record<Field, string[]>;
}

/** The cells as people read them in a spreadsheet program. */
export function readableCells(cells: string[], columns: PolicyColumns): string[] {
  const times = POLICY_IMPORT_FIELDS.filter((field) => POLICY_FIELDS[field].kind === 'time');
  const shown = new Set(times.map((field) => columns[field]));
  return cells.map((cell, at) => (shown.has(at) ? readableTime(cell) : cell));
}

export function readRow(
  cells: string[],
  columns: PolicyColumns,
  timeZone: string,
): { values: PolicyValues; errors: CellError[] } {
  const values: Partial<Record<PolicyImportField, unknown>> = {};
  const errors: CellError[] = [];
  for (const field of POLICY_IMPORT_FIELDS) {
    const column = columns[field];
    const cell = column === null ? '' : (cells[column] ?? '');
    if (cell === '') continue;
    const reading = readCell(field, cell, timeZone);
    if ('rule' in reading) errors.push({ field, value: cell, ...reading });
    else values[field] = reading.value;
  }
  return { values: values as PolicyValues, errors };
}

function readCell(field: PolicyImportField, cell: string, timeZone: string): Reading {
  const spec = POLICY_FIELDS[field];
  // Only a text is stored as it was typed. The other kinds never accept a formula.
  if (spec.kind === 'text' && isFormula(cell)) return broken('formula');
  const text = withoutNeutralising(cell);
  switch (spec.kind) {
    case 'integer':
      return readWhole(text, spec.limits);
    case 'text':
      return readText(text, spec.limits);
    case 'choice':
      return readChoice(text, spec.choices, field as PolicyChoiceField);
    case 'time':
      return readTime(text, timeZone);
  }
}

function readTime(text: string, timeZone: string): Reading {
  const value = sheetTime(text, timeZone);
  return value ? { value } : broken('localTime');
}

function readText(text: string, { maxLength, pattern, form }: typeof POLICY_NAME): Reading {
  if (Array.from(text).length > maxLength) return broken('maxLength', { max: maxLength });
  const character = refusedCharacter(text, 'line');
  if (character !== undefined) return broken('character', { character });
  return pattern.test(text) ? { value: text } : broken('pattern', { form });
}

/** Some programs write whole numbers as 12.0 or 12.00. Three zeros may be a thousands group: 12.000. */
const WHOLE = /^\d{1,15}(\.00?)?$/;

function readWhole(text: string, { minimum: min, maximum: max }: Range): Reading {
  const value = WHOLE.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? { value } : broken('wholeNumber', { min, max });
}

function readChoice(text: string, choices: readonly string[], field: PolicyChoiceField): Reading {
  const value = choices.find((choice) =>
    [choice, ...labelsOf(field, choice)].some((name) => comparable(name) === comparable(text)),
  );
  return value === undefined ? broken('enum') : { value: value as Policy[PolicyChoiceField] };
}

/** In every language. */
function labelsOf(field: PolicyChoiceField, choice: string): string[] {
  return Object.values(POLICY_LABELS).flatMap((labels) => {
    return labels.choices[field][choice] ?? [];
  });
}

function broken(rule: RuleContext['rule'], params: RuleContext['params'] = {}): RuleContext {
  return { rule, params };
}
