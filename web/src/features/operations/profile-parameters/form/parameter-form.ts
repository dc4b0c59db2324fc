import type { ParameterChangeDto, ParametersDto } from '../../../../api/generated/model';
import { SubmitParameterChangeBody } from '../../../../api/generated/model/bodies/forms';
import { submitParameterChangeDtoLimits } from '../../../../api/generated/model/limits/forms';
import { contractProblems } from '../../../../shared/forms/contract-problems';
import { problem, type Problems } from '../../../../shared/forms/problem';
import { isNumberField, parameterFields, parameterShapes } from '../values/parameter-fields';
import { bodyOf, noValues, type ParameterValues, valuesOf } from '../values/parameter-values';

export type FormValues = ParameterValues & { description: string };

const limits = {
  ...Object.fromEntries(
    parameterFields.filter(isNumberField).map((field) => [field, parameterShapes[field]]),
  ),
  description: submitParameterChangeDtoLimits.description,
};

/** The form starts with the applied parameters. */
export function formValuesOf(applied: ParametersDto | null): FormValues {
  return { ...(applied === null ? noValues : valuesOf(applied)), description: '' };
}

/** To submit an earlier change again. */
export function refilled({ description, ...change }: ParameterChangeDto): FormValues {
  return { ...valuesOf(change), description };
}

export function requestOf({ description, ...values }: FormValues, version: number) {
  return { ...bodyOf(values), description: description.trim(), version };
}

/** The rules of the contract, and the order of the three rates, which a schema cannot express. */
export function problemsOf(values: FormValues): Problems<FormValues> {
  const path = (parts: PropertyKey[]) => parts.join('.');
  const problems = contractProblems<FormValues>(
    SubmitParameterChangeBody,
    limits,
    requestOf(values, 0),
    path,
  );
  const { 'video.encoding.rate.min': min, 'video.encoding.rate.max': max } = values;
  const usual = values['video.encoding.rate.default'];
  const rates = parameterShapes['video.encoding.rate.max'];
  if (min === null || max === null) return problems;
  if (max < min) problems['video.encoding.rate.max'] ??= problem('range', { min, max: rates.maximum });
  else if (usual !== null && (usual < min || usual > max))
    problems['video.encoding.rate.default'] ??= problem('range', { min, max });
  return problems;
}
