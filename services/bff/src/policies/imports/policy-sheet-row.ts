import { type RuleContext } from '../../common/contract/violation.js';
import { isFormula, withoutNeutralising } from '../../common/sheets/formulas.js';
import { sheetTime } from '../../common/sheets/sheet-time.js';
import {
  CONTENT_TYPES,
  type ContentType,
  FILTER_TYPES,
  type FilterType,
  POLICY_COUNT,
  POLICY_MEMBERS,
  POLICY_NAME,
  POLICY_NUMBER,
  POLICY_STATUSES,
  type PolicyMember,
  type PolicyStatus,
} from '../policies/policies.constants.js';
import { POLICY_LABELS, type PolicyLabels } from '../policies/policy-labels.js';

/** In which column of a sheet each member stands; null: in none. */
export type PolicyColumns = Record<PolicyMember, number | null>;

/** What a row of a sheet says of a policy; what it leaves blank is not there. */
export interface PolicyValues {
  number?: number;
  name?: string;
  contentType?: ContentType;
  filterType?: FilterType;
  count?: number;
  status?: PolicyStatus;
  createdTime?: Date;
}

export interface Fault extends RuleContext {
  member: PolicyMember;
  /** What stands in the cell. */
  value: string;
}

type Reading = { value: PolicyValues[PolicyMember] } | RuleContext;

/** Finds the members by what people call them in any language, or by their own names. */
export function columnsOf(header: string[]): PolicyColumns {
  const cells = header.map(plain);
  const find = (member: PolicyMember) => {
    const names = [member, ...Object.values(POLICY_LABELS).map(({ columns }) => columns[member])].map(plain);
    const column = cells.findIndex((cell) => names.includes(cell));
    return column < 0 ? null : column;
  };
  return Object.fromEntries(POLICY_MEMBERS.map((member) => [member, find(member)])) as PolicyColumns;
}

export function readRow(
  cells: string[],
  columns: PolicyColumns,
  timeZone: string,
): { values: PolicyValues; faults: Fault[] } {
  const values: Partial<Record<PolicyMember, unknown>> = {};
  const faults: Fault[] = [];
  for (const member of POLICY_MEMBERS) {
    const column = columns[member];
    const cell = column === null ? '' : (cells[column] ?? '');
    if (cell === '') continue;
    const reading = isFormula(cell)
      ? broken('formula')
      : READERS[member](withoutNeutralising(cell), timeZone);
    if ('rule' in reading) faults.push({ member, value: cell, ...reading });
    else values[member] = reading.value;
  }
  return { values: values as PolicyValues, faults };
}

const READERS: Record<PolicyMember, (text: string, timeZone: string) => Reading> = {
  number: (text) => readWhole(text, POLICY_NUMBER),
  name: readName,
  contentType: (text) => readChoice(text, CONTENT_TYPES, 'contentType'),
  count: (text) => readWhole(text, POLICY_COUNT),
  filterType: (text) => readChoice(text, FILTER_TYPES, 'filterType'),
  createdTime: (text, timeZone) => {
    const value = sheetTime(text, timeZone);
    return value ? { value } : broken('localTime');
  },
  status: (text) => readChoice(text, POLICY_STATUSES, 'status'),
};

function readName(text: string): Reading {
  if (Array.from(text).length > POLICY_NAME.maxLength)
    return broken('maxLength', { max: POLICY_NAME.maxLength });
  return POLICY_NAME.pattern.test(text) ? { value: text } : broken('pattern', { form: POLICY_NAME.form });
}

/** Some programs write whole numbers as 12.0. */
const WHOLE = /^\d{1,15}(\.0+)?$/;

function readWhole(text: string, { minimum, maximum }: { minimum: number; maximum: number }): Reading {
  if (!WHOLE.test(text)) return broken('integer');
  const value = Number(text);
  if (value < minimum) return broken('minimum', { min: minimum });
  return value > maximum ? broken('maximum', { max: maximum }) : { value };
}

function readChoice(
  text: string,
  choices: readonly string[],
  member: Exclude<keyof PolicyLabels, 'columns'>,
): Reading {
  const value = choices.find((choice) =>
    [
      choice,
      ...Object.values(POLICY_LABELS).map((labels) => (labels[member] as Record<string, string>)[choice]),
    ].some((name) => plain(name ?? '') === plain(text)),
  );
  return value === undefined ? broken('enum') : { value: value as never };
}

function broken(rule: RuleContext['rule'], params: RuleContext['params'] = {}): RuleContext {
  return { rule, params };
}

/** As people compare names: without case and spaces around. */
function plain(text: string): string {
  return text.trim().toLowerCase();
}
