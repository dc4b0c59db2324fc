import type { CreatePolicyDto, PolicyDetailDto } from '../../../api/generated/model';
import { CreatePolicyBody } from '../../../api/generated/model/bodies/policies';
import { policyFields } from '../../../api/generated/model/fields/policy';
import { createPolicyDtoLimits } from '../../../api/generated/model/limits/policies';
import { fieldsWith } from '../../../shared/fields/field-row';
import * as form from '../../../shared/fields/form-values';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { problem, type Problems } from '../../../shared/forms/problem';

/** Every editable field as an input value: numbers stay text until they are sent. */
export type PolicyValues = form.ValuesOf<CreatePolicyDto>;
export type PolicyField = keyof PolicyValues;
export type Side = 'mine' | 'theirs';

export const editFields = fieldsWith(policyFields, 'editable');

export const newPolicy: PolicyValues = {
  ...form.newValues<CreatePolicyDto>(policyFields),
  status: 'offline',
};

export function valuesOf(policy: PolicyDetailDto): PolicyValues {
  return form.valuesOf<CreatePolicyDto>(policyFields, policy);
}

/** Only for values without problems. The server assigns a number that is not specified. */
export function bodyOf(values: PolicyValues): CreatePolicyDto {
  return inputOf(values) as CreatePolicyDto;
}

/** @param needsNumber true for an existing record; the server can assign a number to a new one */
export function problemsOf(values: PolicyValues, needsNumber: boolean): Problems<PolicyValues> {
  const found = contractProblems<PolicyValues>(CreatePolicyBody, createPolicyDtoLimits, inputOf(values));
  if (needsNumber && values.number.trim() === '') found.number = problem('required');
  return found;
}

function inputOf(values: PolicyValues): Partial<CreatePolicyDto> {
  return form.bodyOf<CreatePolicyDto>(policyFields, values);
}

export interface Difference {
  field: PolicyField;
  /** Before both changed it. */
  base: string;
  mine: string;
  theirs: string;
}
