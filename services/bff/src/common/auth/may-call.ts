import { ACCESS, type OperationId } from './access.constants.js';
import { can, type Holder, rolesThatCan } from './can.js';
import { type Access, type GrantableCapability } from './capabilities.constants.js';
import { grantsOf } from './grants.constants.js';
import { type Role, ROLES } from './roles.constants.js';

/** Whether a signed-in caller may call an operation. Checks inside an operation use `can`. */
export function mayCall(holder: Holder, operation: OperationId): boolean {
  const access: Access = ACCESS[operation];
  return access === 'public' || access === 'signedIn' || can(holder, access);
}

/** Whom an operation is open to: anyone at all, everyone signed in, or the roles that are named. */
export type OpenTo = 'public' | 'signedIn' | Role[];

/** As described in the OpenAPI document. */
export function opennessOf(operation: OperationId): OpenTo {
  const access: Access = ACCESS[operation];
  return access === 'public' || access === 'signedIn' ? access : rolesThatCan(access);
}

/** What opens an operation when it is given to an account; empty for what is open to a role only, or to everyone. */
export function grantsThatOpen(operation: OperationId): GrantableCapability[] {
  const access: Access = ACCESS[operation];
  return access === 'public' || access === 'signedIn' ? [] : grantsOf(access);
}

/** The roles that may call an operation. */
export function rolesThatMayCall(operation: OperationId): Role[] {
  return ROLES.filter((role) => mayCall({ role, grants: [] }, operation));
}
