import {
  POLICY_EDIT_FIELDS,
  POLICY_FIELDS,
  POLICY_IMPORT_FIELDS,
  type PolicyField,
  type PolicyFieldSpec,
} from '../../src/policies/policies/policy-fields.constants.js';

export type Values = Partial<Record<PolicyField, string | number>>;

/** Earlier than the demo data. */
const FIRST_DAY = Temporal.PlainDate.from('2001-01-01');

/** A valid value for the field. Adjacent indexes give different values. */
function sampleOf(field: PolicyField, at: number): string | number {
  const spec: PolicyFieldSpec = POLICY_FIELDS[field];
  switch (spec.kind) {
    case 'integer':
      return spec.limits.minimum + (at % (spec.limits.maximum - spec.limits.minimum + 1));
    case 'text':
      return `${String(at).padStart(4, '0')} ${field}`;
    case 'choice':
      return spec.choices.toSorted()[at % spec.choices.length] ?? '';
    case 'time':
      return `${FIRST_DAY.add({ days: at }).toString()} 03:04:05`;
  }
}

function samplesOf(fields: readonly PolicyField[], at: number): Values {
  return Object.fromEntries(fields.map((field) => [field, sampleOf(field, at)]));
}

/** All fields that can be set when a policy is created or edited. */
export function editableValues(at: number): Values {
  return samplesOf(POLICY_EDIT_FIELDS, at);
}

/** All fields of a table row. */
export function sheetValues(at: number): Values {
  return samplesOf(POLICY_IMPORT_FIELDS, at);
}

export function csvOf(rows: Values[]): string {
  const [first = {}] = rows;
  return [Object.keys(first), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.join(','))
    .join('\r\n');
}
