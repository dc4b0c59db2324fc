/** A JSON schema, or a part of one. */
export type Schema = Record<string, unknown>;

const REFERENCE = /^#\/definitions\//;

/**
 * The schema as kubeconform needs it: a property that the API does not know is an error, and what OpenAPI says of
 * numbers or text and of null is said in JSON Schema. Descriptions are left out.
 */
export function strictSchema(schema: Schema): Schema {
  if (schema['x-kubernetes-int-or-string'] === true || schema.format === 'int-or-string') {
    return { type: ['string', 'integer'] };
  }
  const result: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') result.properties = mapValues(value as Record<string, Schema>, strictSchema);
    else if (key === 'items') result.items = strictSchema(value as Schema);
    else if (key === 'additionalProperties' && typeof value === 'object') {
      result.additionalProperties = strictSchema(value as Schema);
    } else if (KEPT.has(key)) result[key] = value;
  }
  const isOpen = schema['x-kubernetes-preserve-unknown-fields'] === true;
  if ('properties' in schema && !('additionalProperties' in schema) && !isOpen)
    result.additionalProperties = false;
  if (schema.nullable === true && typeof schema.type === 'string') result.type = [schema.type, 'null'];
  return result;
}

const KEPT = new Set([
  '$ref',
  'type',
  'required',
  'enum',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'additionalProperties',
]);

/** The names of all definitions that a schema leads to. */
export function reachableDefinitions(start: Schema, definitions: Record<string, Schema>): Set<string> {
  const reached = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === '$ref' && typeof part === 'string') {
        const name = part.replace(REFERENCE, '');
        if (reached.has(name)) continue;
        reached.add(name);
        visit(definitions[name]);
      } else visit(part);
    }
  };
  visit(start);
  return reached;
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
