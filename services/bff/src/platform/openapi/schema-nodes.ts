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

/** Beside `allOf`, NestJS says `type: object`, which others take for what may be null. */
export function withoutTypeOfNullable(node: SchemaNode): SchemaNode {
  if (node.nullable !== true || !('allOf' in node)) return node;
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => keyword !== 'type'));
}
