import type {
  ParameterField,
  ParametersDto,
  SubmitParameterChangeDto,
} from '../../../../api/generated/model';
import { type ChoiceField, isNumberField, type NumberField, parameterFields } from './parameter-fields';

/** The parameters by their path in the API. Null: nothing was entered. */
export type ParameterValues = Record<ChoiceField, string> & Record<NumberField, number | null>;

type Part = Record<string, unknown>;

/** The parameters as one flat record. A field is the path to its value. */
export function valuesOf(parameters: ParametersDto): ParameterValues {
  const valueAt = (field: string) =>
    field.split('.').reduce<unknown>((part, name) => (part as Part)[name], parameters);
  return Object.fromEntries(parameterFields.map((field) => [field, valueAt(field)])) as ParameterValues;
}

/** Before any parameters are applied. */
export const noValues = Object.fromEntries(
  parameterFields.map((field) => [field, isNumberField(field) ? null : '']),
) as ParameterValues;

/** The body of the API for these values, valid or not. */
export function bodyOf(values: ParameterValues): Pick<SubmitParameterChangeDto, 'video' | 'audio'> {
  const body: Part = {};
  for (const field of parameterFields) {
    const path = field.split('.');
    const name = path.pop() ?? field;
    const part = path.reduce((outer, inner) => (outer[inner] ??= {}) as Part, body);
    part[name] = values[field];
  }
  // Sent only after the contract has nothing against it.
  return body as unknown as Pick<SubmitParameterChangeDto, 'video' | 'audio'>;
}

/** The parameters that differ. */
export function changedFields(before: ParametersDto | null, after: ParametersDto | null): ParameterField[] {
  if (before === null || after === null) return [];
  const [from, to] = [valuesOf(before), valuesOf(after)];
  return parameterFields.filter((field) => from[field] !== to[field]);
}
