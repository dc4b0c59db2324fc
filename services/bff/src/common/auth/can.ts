import { CAPABILITIES, type Capability } from './capabilities.constants.js';
import { type Grant, grantsOf } from './grants.constants.js';
import { type Principal } from './principal.js';
import { type Role, ROLES } from './roles.constants.js';

/** Someone with capabilities: the caller of an operation. */
export type Holder = Pick<Principal, 'grants' | 'role'>;

/** Whether the holder has a capability by role or by a grant, regardless of the record. */
export function can({ role, grants }: Holder, capability: Capability): boolean {
  return roleCan(role, capability) || (grants.length > 0 && isGranted(grants, capability));
}

/** For an account of which only the role is known, and capabilities that come with a role only. */
export function roleCan(role: Role, capability: Capability): boolean {
  return holdersOf(capability).includes(role);
}

/** The roles that have a capability. */
export function rolesThatCan(capability: Capability): Role[] {
  return ROLES.filter((role) => roleCan(role, capability));
}

function holdersOf(capability: Capability): readonly Role[] {
  return CAPABILITIES[capability].roles;
}

/** A grant ends by its time, also where its holder was read before. */
function isGranted(grants: readonly Grant[], capability: Capability): boolean {
  const giving: readonly string[] = grantsOf(capability);
  const now = Date.now();
  return grants.some((grant) => grant.endsAt > now && giving.includes(grant.capability));
}
