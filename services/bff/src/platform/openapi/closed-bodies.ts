import { type OpenAPIObject } from '@nestjs/swagger';

const SCHEMA = /"#\/components\/schemas\/([^"]+)"/g;

/** Says of every schema of a request body what the contract pipe does: members that it does not name are refused. */
export function withClosedBodies(document: OpenAPIObject): OpenAPIObject {
  const schemas = { ...document.components?.schemas };
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as object[]);
  const bodies = operations.map((operation) =>
    'requestBody' in operation ? operation.requestBody : undefined,
  );
  const closed = new Set(namesIn(bodies));
  // What is added meanwhile comes up too: members of bodies that are objects themselves.
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
