import {
  PARAMETER_FIELD_NAMES,
  PARAMETER_FIELDS,
  PARAMETER_PARTS,
  type ParameterField,
  type ParameterPart,
  type Parameters,
} from './parameter-fields.constants.js';

export interface ParameterDifference {
  field: ParameterField;
  /** Null if nothing was applied before. */
  from: string | null;
  to: string;
}

/** The parameters that differ, in the order of the form. */
export function differencesOf(before: Parameters | null, after: Parameters): ParameterDifference[] {
  return PARAMETER_FIELD_NAMES.map((field) => {
    const read = PARAMETER_FIELDS[field];
    return { field, from: before && String(read(before)), to: String(read(after)) };
  }).filter(({ from, to }) => from !== to);
}

/** The parts that have differences: video, audio or both. */
export function changedParts(before: Parameters | null, after: Parameters): ParameterPart[] {
  const fields = differencesOf(before, after).map(({ field }) => field);
  return PARAMETER_PARTS.filter((part) => fields.some((field) => field.startsWith(`${part}.`)));
}
