import { type OpenAPIObject, type ReferenceObject, type SchemaObject } from '@nestjs/swagger';

const SCHEMA = /"#\/components\/schemas\/([^"]+)"/g;

/**
 * Marks every request body schema as closed, because the contract pipe rejects unknown fields. Says defaults in words: generators
 * make what has one a field that is always there, so callers would have to send it.
 */
export function withClosedBodies(document: OpenAPIObject): OpenAPIObject {
  const schemas = { ...document.components?.schemas };
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as object[]);
  const bodies = operations.map((operation) =>
    'requestBody' in operation ? operation.requestBody : undefined,
  );
  const closed = new Set(namesIn(bodies));
  // Names added during the iteration are visited too, so nested object schemas are included.
  for (const name of closed) {
    const schema = schemas[name];
    for (const inner of namesIn(schema ?? {})) closed.add(inner);
    if (schema && 'properties' in schema) schemas[name] = closedBody(schema);
  }
  return { ...document, components: { ...document.components, schemas } };
}

function closedBody(schema: SchemaObject): SchemaObject {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    withDefaultInWords(property),
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(properties) as SchemaObject['properties'],
    additionalProperties: false,
  };
}

function withDefaultInWords(property: SchemaObject | ReferenceObject): SchemaObject | ReferenceObject {
  if ('$ref' in property || property.default === undefined) return property;
  const {
    default: fallback,
    description = '',
    ...rest
  } = property as Omit<SchemaObject, 'default'> & {
    default: unknown;
  };
  return { ...rest, description: `${description} Default: \`${String(fallback)}\`.`.trimStart() };
}

function namesIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(SCHEMA)].map(([, name = '']) => name);
}
