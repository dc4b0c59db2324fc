import { ACCESS, type OperationId } from './access.constants.js';
import { DISCLOSURE, type Disclosure } from './disclosure.constants.js';
import { type Access, type Role, ROLES } from './roles.constants.js';

/** Whether a role may call an operation. */
export function mayCall(role: Role, operation: OperationId): boolean {
  return isOpenTo(ACCESS[operation], role);
}

/** Whether a role is shown a part of an answer. */
export function maySee(role: Role, part: Disclosure): boolean {
  return isOpenTo(DISCLOSURE[part], role);
}

/** The roles that may call an operation. */
export function rolesThatMayCall(operation: OperationId): Role[] {
  return ROLES.filter((role) => mayCall(role, operation));
}

function isOpenTo(access: Access, role: Role): boolean {
  return typeof access === 'string' || access.includes(role);
}
