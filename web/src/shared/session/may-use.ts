/**
 * The permission rule of elements: an empty list allows everyone.
 * @throws when there is no list, because a forgotten one must not show what it should hide
 */
export function mayUse(roles: unknown, role: string): boolean {
  if (!Array.isArray(roles)) throw new TypeError('Which roles? Give a list of them, such as ["admin"].');
  return roles.length === 0 || roles.includes(role);
}
