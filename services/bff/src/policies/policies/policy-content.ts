import { isSameMoment } from '../../common/sheets/sheet-time.js';
import {
  POLICY_AUDIT_FIELDS,
  POLICY_FIELDS,
  type PolicyField,
  type PolicyFieldSpec,
} from './policy-fields.constants.js';
import { type Policy } from './policy.entity.js';

/** Fails to compile if a column of the entity is missing in the table of fields. */
const SPECS: Record<Exclude<keyof Policy, 'rule'>, PolicyFieldSpec> = POLICY_FIELDS;

const SQL_TYPES: Record<PolicyFieldSpec['kind'], string> = {
  integer: 'integer',
  text: 'text',
  choice: 'text',
  time: 'timestamptz',
};

export function columnOf(field: PolicyField): string {
  return SPECS[field].column;
}

export function sqlTypeOf(field: PolicyField): string {
  return SQL_TYPES[SPECS[field].kind];
}

/** SQL for the value of a new row. */
export function orDefault(field: PolicyField): string {
  const { column, default: fallback } = SPECS[field];
  return fallback === undefined ? column : `coalesce(${column}, ${fallback})`;
}

/** The history entry of a new policy: all fields that have a value. */
export function auditedContentOf(policy: Policy): Partial<Policy> {
  const told = POLICY_AUDIT_FIELDS.filter((field) => policy[field] !== null);
  return pick(policy, told);
}

/** The values that differ from those of the policy. */
export function differencesOf(policy: Policy, values: Partial<Policy>): Partial<Policy> {
  const given = POLICY_AUDIT_FIELDS.filter((field) => values[field] !== undefined);
  return pick(
    values,
    given.filter((field) => !isSame(values[field], policy[field])),
  );
}

/** The history entry of an edit. */
export function auditedEditOf(policy: Policy, after: Partial<Policy>) {
  const before = pick(policy, Object.keys(after) as PolicyField[]);
  const { version } = policy;
  return {
    entityId: policy.id,
    before: { ...before, version },
    after: { ...after, version: version + 1 },
  };
}

function pick(from: Partial<Policy>, fields: PolicyField[]): Partial<Policy> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

function isSame(given: unknown, known: unknown): boolean {
  return given instanceof Date && known instanceof Date ? isSameMoment(given, known) : given === known;
}
