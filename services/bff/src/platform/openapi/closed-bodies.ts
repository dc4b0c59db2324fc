import { type OpenAPIObject } from '@nestjs/swagger';

const SCHEMA = /"#\/components\/schemas\/([^"]+)"/g;

/** Marks every request body schema as closed, because the contract pipe rejects unknown fields. */
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
    if (schema && 'properties' in schema) schemas[name] = { ...schema, additionalProperties: false };
  }
  return { ...document, components: { ...document.components, schemas } };
}

function namesIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(SCHEMA)].map(([, name = '']) => name);
}
