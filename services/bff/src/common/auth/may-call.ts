import { ACCESS, type OperationId } from './access.constants.js';
import { type Access, type Role } from './roles.constants.js';

/** Whether the table of rights opens an operation to a role. */
export function mayCall(role: Role, operation: OperationId): boolean {
  const access: Access = ACCESS[operation];
  return access === 'public' || access === 'any' || access === role;
}
