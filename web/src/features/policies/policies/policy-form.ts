import type { CreatePolicyDto, PolicyDetailDto } from '../../../api/generated/model';
import { createPolicyDtoLimits as limits } from '../../../api/generated/model/limits/createPolicyDto';

type Body = Required<CreatePolicyDto>;

/** Every editable field as an input value: numbers stay text until they are sent. */
export type PolicyValues = {
  [Field in keyof Body]: Body[Field] extends number ? string : Body[Field];
};
export type PolicyField = keyof PolicyValues;
/** `missing`: a required field is empty; `wrong`: the contract does not allow the value. */
export type Problem = 'missing' | 'wrong';
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

/** Omits an empty number: the server then assigns one. */
export function bodyOf({ number, name, count, ...rest }: PolicyValues): CreatePolicyDto {
  const body = { ...rest, name: name.trim(), count: Number(count) };
  return number.trim() === '' ? body : { ...body, number: Number(number) };
}

const isName = new RegExp(limits.name.pattern);

const isWithin = (text: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
  /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;

/** Validation of each field by the contract; null: a select, which is always valid. */
const rules: Record<PolicyField, ((text: string) => boolean) | null> = {
  number: (text) => isWithin(text, limits.number),
  name: (text) => text.length <= limits.name.maxLength && isName.test(text),
  contentType: null,
  filterType: null,
  count: (text) => isWithin(text, limits.count),
  status: null,
};

/** @param needsNumber true for an existing record; the server can assign a number to a new one */
export function problemsOf(
  values: PolicyValues,
  needsNumber: boolean,
): Partial<Record<PolicyField, Problem>> {
  const problems = policyFields.flatMap((field): [PolicyField, Problem][] => {
    const [text, isRight] = [values[field].trim(), rules[field]];
    if (isRight === null || (field === 'number' && text === '' && !needsNumber)) return [];
    if (text === '') return [[field, 'missing']];
    return isRight(text) ? [] : [[field, 'wrong']];
  });
  return Object.fromEntries(problems);
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
