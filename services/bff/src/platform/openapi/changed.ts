export type SchemaNode = Record<string, unknown>;

/** Keywords whose value is data, not a schema. */
const DATA = new Set(['default', 'example', 'examples']);

/** The document with each of its objects changed, from the outermost to the innermost. */
export function changed(value: unknown, change: (node: SchemaNode) => SchemaNode): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(change(value as SchemaNode));
  return Object.fromEntries(
    members.map(([key, member]) => [key, DATA.has(key) ? member : changed(member, change)]),
  );
}
