import { type OpenAPIObject } from '@nestjs/swagger';
import { upgrade } from '@scalar/openapi-upgrader';
import { changed, type SchemaNode, withoutTypeOfNullable } from './schema-nodes.js';

/**
 * NestJS describes in OpenAPI 3.0, which has no type of its own for null. A library writes the document in 3.1; before
 * and after it stands what generators of clients need besides.
 */
export function asOpenapi31(document: OpenAPIObject): OpenAPIObject {
  return changed(upgrade(changed(document, withoutTypeOfNullable), '3.1'), preciser) as OpenAPIObject;
}

/** One value is a constant, not a choice. Files are what generators know as files. */
function preciser(node: SchemaNode): SchemaNode {
  const { enum: values, contentMediaType, ...rest } = node;
  if (Array.isArray(values) && values.length === 1) return { ...rest, const: values[0] as unknown };
  if (contentMediaType === 'application/octet-stream') return { ...rest, format: 'binary' };
  return node;
}
