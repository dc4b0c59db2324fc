import { isSameMoment } from '../../common/sheets/sheet-time.js';
import { POLICY_AUDIT_FIELDS, POLICY_FIELDS, type PolicyFieldSpec } from './policy-fields.constants.js';
import { type Policy } from './policy.entity.js';

/** A column of the entity that is not in the table of fields does not compile here. */
const SPECS: Record<keyof Policy, PolicyFieldSpec> = POLICY_FIELDS;

const SQL_TYPES: Record<PolicyFieldSpec['kind'], string> = {
  integer: 'integer',
  text: 'text',
  choice: 'text',
  time: 'timestamptz',
};

export function columnOf(field: keyof Policy): string {
  return SPECS[field].column;
}

export function sqlTypeOf(field: keyof Policy): string {
  return SQL_TYPES[SPECS[field].kind];
}

/** SQL for the value of a new row. */
export function orDefault(field: keyof Policy): string {
  const { column, default: fallback } = SPECS[field];
  return fallback === undefined ? column : `coalesce(${column}, ${fallback})`;
}

/** What the history keeps of a policy that came: all that it says. */
export function auditedContentOf(policy: Policy): Partial<Policy> {
  const told = POLICY_AUDIT_FIELDS.filter((field) => policy[field] !== null);
  return pick(policy, told);
}

/** Those of the values that a policy does not have yet. */
export function differencesOf(policy: Policy, values: Partial<Policy>): Partial<Policy> {
  const given = POLICY_AUDIT_FIELDS.filter((field) => values[field] !== undefined);
  return pick(
    values,
    given.filter((field) => !isSame(values[field], policy[field])),
  );
}

/** An edit as the history keeps it. */
export function auditedEditOf(policy: Policy, after: Partial<Policy>) {
  const before = pick(policy, Object.keys(after) as (keyof Policy)[]);
  const { version } = policy;
  return {
    entityId: policy.id,
    before: { ...before, version },
    after: { ...after, version: version + 1 },
  };
}

function pick(from: Partial<Policy>, fields: (keyof Policy)[]): Partial<Policy> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

function isSame(given: unknown, known: unknown): boolean {
  return given instanceof Date && known instanceof Date ? isSameMoment(given, known) : given === known;
}
