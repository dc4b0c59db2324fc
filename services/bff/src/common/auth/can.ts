import { CAPABILITIES, type Capability } from './capabilities.constants.js';
import { type Principal } from './principal.js';
import { type Role, ROLES } from './roles.constants.js';

/** Someone with capabilities: the caller of an operation, or an account. */
export type Holder = Pick<Principal, 'role'>;

/** Whether the holder has a capability, regardless of the record. */
export function can({ role }: Holder, capability: Capability): boolean {
  return holdersOf(capability).includes(role);
}

/** The roles that have a capability. */
export function rolesThatCan(capability: Capability): Role[] {
  return ROLES.filter((role) => holdersOf(capability).includes(role));
}

function holdersOf(capability: Capability): readonly Role[] {
  return CAPABILITIES[capability];
}
