import type { CreatePolicyDto, PolicyDetailDto } from '../../../api/generated/model';
import { CreatePolicyBody } from '../../../api/generated/model/bodies/policies';
import { createPolicyDtoLimits } from '../../../api/generated/model/limits/createPolicyDto';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { problem, type Problems } from '../../../shared/forms/problem';

type Body = Required<CreatePolicyDto>;

/** Every editable field as an input value: numbers stay text until they are sent. */
export type PolicyValues = {
  [Field in keyof Body]: Body[Field] extends number ? string : Body[Field];
};
export type PolicyField = keyof PolicyValues;
export type Side = 'mine' | 'theirs';

export const newPolicy: PolicyValues = {
  number: '',
  name: '',
  contentType: 'img',
  filterType: 'artificial',
  count: '0',
  status: 'offline',
};

export const policyFields = Object.keys(newPolicy) as PolicyField[];

export function valuesOf(policy: PolicyDetailDto): PolicyValues {
  const { number, name, contentType, filterType, count, status } = policy;
  return { number: String(number), name, contentType, filterType, count: String(count), status };
}

/** Omits an empty number: the server then assigns one. Only for values without problems. */
export function bodyOf(values: PolicyValues): CreatePolicyDto {
  return inputOf(values) as CreatePolicyDto;
}

/** @param needsNumber true for an existing record; the server can assign a number to a new one */
export function problemsOf(values: PolicyValues, needsNumber: boolean): Problems<PolicyValues> {
  const found = contractProblems<PolicyValues>(CreatePolicyBody, createPolicyDtoLimits, inputOf(values));
  if (needsNumber && values.number.trim() === '') found.number = problem('required');
  return found;
}

function inputOf({ number, name, count, ...rest }: PolicyValues) {
  const input = { ...rest, name: name.trim(), count: numberIn(count) };
  return number.trim() === '' ? input : { ...input, number: numberIn(number) };
}

/** Null: empty; NaN: not a number in plain digits. */
function numberIn(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return null;
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

export interface Difference {
  field: PolicyField;
  mine: string;
  theirs: string;
  /** A field that the user did not change takes the other user's value by default. */
  proposal: Side;
}

/** The fields whose input differs from the stored value. */
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

/** @param sides a field without a decision keeps the user's value */
export function merged(
  mine: PolicyValues,
  theirs: PolicyValues,
  sides: Partial<Record<PolicyField, Side>>,
): PolicyValues {
  const taken = policyFields.filter((field) => sides[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
