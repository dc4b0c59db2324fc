import type { Role } from './session.store';

/** The permission rule: an empty list allows everyone. */
export function isPermitted(roles: readonly Role[], role: Role | ''): boolean {
  // The compiler asks for a list; this tells those who got past it.
  if (!Array.isArray(roles)) throw new TypeError(`Roles are needed, such as ['admin','user']`);
  return roles.length === 0 || (role !== '' && roles.includes(role));
}
