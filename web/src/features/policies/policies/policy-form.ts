import type {
  ContentType,
  CreatePolicyDto,
  FilterType,
  PolicyDetailDto,
  PolicyStatus,
} from '../../../api/generated/model';
import { createPolicyDtoLimits as limits } from '../../../api/generated/model/limits';

/** As it stands in the inputs: what is typed stays text until it is sent. */
export interface PolicyValues {
  number: string;
  name: string;
  contentType: ContentType;
  filterType: FilterType;
  count: string;
  status: PolicyStatus;
}
export type PolicyField = keyof PolicyValues;
/** `missing`: it is needed; `wrong`: it is not what the contract takes. */
export type Problem = 'missing' | 'wrong';
export type Side = 'mine' | 'theirs';

export const policyFields = ['number', 'name', 'contentType', 'filterType', 'count', 'status'] as const;

export const newPolicy: PolicyValues = {
  number: '',
  name: '',
  contentType: 'img',
  filterType: 'artificial',
  count: '0',
  status: 'offline',
};

export function valuesOf(policy: PolicyDetailDto): PolicyValues {
  const { number, name, contentType, filterType, count, status } = policy;
  return { number: String(number), name, contentType, filterType, count: String(count), status };
}

/** Without its number where none was typed: then the server makes one. */
export function bodyOf({ number, name, count, ...rest }: PolicyValues): CreatePolicyDto {
  const body = { ...rest, name: name.trim(), count: Number(count) };
  return number.trim() === '' ? body : { ...body, number: Number(number) };
}

const isName = new RegExp(limits.name.pattern);

const isWithin = (text: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
  /^\d+$/.test(text.trim()) && Number(text) >= minimum && Number(text) <= maximum;

/** @param needsNumber an existing record keeps a number, a new one may be given one by the server */
export function problemsOf(
  values: PolicyValues,
  needsNumber: boolean,
): Partial<Record<PolicyField, Problem>> {
  const problems: Partial<Record<PolicyField, Problem>> = {};
  const number = values.number.trim();
  if (number === '' && needsNumber) problems.number = 'missing';
  if (number !== '' && !isWithin(number, limits.number)) problems.number = 'wrong';
  const name = values.name.trim();
  if (name === '') problems.name = 'missing';
  else if (name.length > limits.name.maxLength || !isName.test(name)) problems.name = 'wrong';
  if (values.count.trim() === '') problems.count = 'missing';
  else if (!isWithin(values.count, limits.count)) problems.count = 'wrong';
  return problems;
}

export interface Difference {
  field: PolicyField;
  mine: string;
  theirs: string;
  /** What one did not touch is taken from the other by itself. */
  proposal: Side;
}

/** Where what was typed and what is stored by now disagree. */
export function differencesOf(base: PolicyValues, mine: PolicyValues, theirs: PolicyValues): Difference[] {
  return policyFields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      proposal: mine[field] === base[field] ? 'theirs' : 'mine',
    }));
}

/** @param sides what was not decided is mine */
export function merged(
  mine: PolicyValues,
  theirs: PolicyValues,
  sides: Partial<Record<PolicyField, Side>>,
): PolicyValues {
  const taken = policyFields.filter((field) => sides[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
