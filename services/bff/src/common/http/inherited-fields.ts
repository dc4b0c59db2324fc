const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * The fields of a body whose names every object inherits, such as `toString`. What makes a class of a body leaves them out, so
 * that no rule would refuse them, or takes a `constructor` for one.
 */
export function inheritedFields(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const found: string[] = [];
  const isList = Array.isArray(body);
  for (const [name, value] of Object.entries(body)) {
    if (!isList && INHERITED.has(name)) found.push(name);
    else for (const inner of inheritedFields(value)) found.push(`${name}.${inner}`);
  }
  return found;
}
