import { type Access, ACCESS, DISCLOSURE, type Disclosure, type OperationId } from './access.constants.js';
import { type Role, ROLES } from './roles.constants.js';

/** Whether the table of rights opens an operation to a role. */
export function mayCall(role: Role, operation: OperationId): boolean {
  return isOpenTo(ACCESS[operation], role);
}

/** Whether a role is shown a part of an answer. */
export function maySee(role: Role, part: Disclosure): boolean {
  return isOpenTo(DISCLOSURE[part], role);
}

/** Those whom an operation concerns, because they may call it. */
export function rolesThatMayCall(operation: OperationId): Role[] {
  return ROLES.filter((role) => mayCall(role, operation));
}

function isOpenTo(access: Access, role: Role): boolean {
  return typeof access === 'string' || access.includes(role);
}
