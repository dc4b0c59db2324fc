import { ACCESS, type Access, GRANTS, type OperationId } from '../../api/generated/model/access';
import { type GrantableCapability, Role } from '../../api/generated/model';
import { session } from './session.store';

/** Whether the person may call an operation, by the role of the session or by what they were given. Observable. */
export function may(operation: OperationId): boolean {
  const access: Access = ACCESS[operation];
  return access === 'public' || allowsRole(rolesThatMay(operation), session.role) || isGiven(operation);
}

/** Whether the person sees the content of others: also whoever inspects or publishes it does. */
export function seesAllContent(): boolean {
  return may('approveContentItem') || may('publishContentItem') || given().includes('content.seeAll');
}

function isGiven(operation: OperationId): boolean {
  return (GRANTS[operation] ?? []).some((grant) => given().includes(grant));
}

function given(): readonly GrantableCapability[] {
  return session.user?.grants ?? [];
}

/** The roles that may call an operation. */
export function rolesThatMay(operation: OperationId): readonly Role[] {
  const access: Access = ACCESS[operation];
  return typeof access === 'string' ? Object.values(Role) : access;
}

/**
 * The permission rule of elements: an empty list allows everyone.
 * @throws TypeError if the list is missing, so that a missing list never reveals protected content
 */
export function allowsRole(roles: readonly Role[], role: Role | ''): boolean {
  // The compiler requires a list; this check catches calls that bypass it.
  if (!Array.isArray(roles)) throw new TypeError(`Roles are needed, such as ['admin','user']`);
  return roles.length === 0 || (role !== '' && roles.includes(role));
}
