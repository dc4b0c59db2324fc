import { getSchemaPath, type OpenAPIObject, type ReferenceObject, type SchemaObject } from '@nestjs/swagger';

const JSON_TYPE = 'application/json';

/**
 * Gives the envelope of each operation's success a name, from which generators make a type, and says that `status` tells
 * it from a refusal.
 */
export function withNamedEnvelopes(document: OpenAPIObject): OpenAPIObject {
  const schemas = { ...document.components?.schemas };
  const operations = Object.values(document.paths).flatMap(
    (methods) => Object.values(methods) as Operation[],
  );
  for (const { operationId, responses } of operations) {
    const answer = responses['200']?.content?.[JSON_TYPE];
    if (answer === undefined || '$ref' in answer.schema) continue;
    const [envelope, refusal] = answer.schema.oneOf ?? [answer.schema];
    if (envelope === undefined || '$ref' in envelope) continue;
    const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Success`;
    schemas[name] = envelope;
    const success = { $ref: getSchemaPath(name) };
    answer.schema = refusal && '$ref' in refusal ? either(success, refusal) : success;
  }
  return { ...document, components: { ...document.components, schemas } };
}

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: SchemaObject | ReferenceObject }> }>;
}

function either(success: ReferenceObject, refusal: ReferenceObject): SchemaObject {
  const mapping = { ok: success.$ref, fail: refusal.$ref };
  return { oneOf: [success, refusal], discriminator: { propertyName: 'status', mapping } };
}
