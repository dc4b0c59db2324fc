import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type Access } from '../../src/common/auth/access.constants.js';

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  /** The roles that may call the operation, according to the document. */
  'x-access': Access;
  responses: Record<string, Response>;
}

interface Response {
  content?: Partial<Record<string, { schema: object }>>;
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      Omit<Operation, 'method' | 'path' | 'responses'> & {
        responses: Record<string, Response | { $ref: string }>;
      }
    >
  >;
  components: { schemas: Record<string, object>; responses: Record<string, Response> };
}

const document = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Document;

export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, resolved(response)]),
    ),
    path,
    method: method.toUpperCase(),
  })),
);

const ajv = new Ajv({ strict: false, allErrors: true });
(addFormats as unknown as (instance: Ajv) => void)(ajv);
ajv.addSchema({ $id: 'api', components: { schemas: closed(document.components.schemas) } });

const validators = new Map<string, ValidateFunction>();

/** Resolves a `$ref` to a response that several operations share. */
function resolved(response: Response | { $ref: string }): Response {
  if (!('$ref' in response)) return response;
  return document.components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {};
}

/** Fails if a response does not match the committed document for this operation and status. */
export function expectContract(method: string, path: string, status: number, body: unknown): void {
  const operation = operationAt(method, path);
  if (!operation) return;
  const schema = operation.responses[status]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} answered ${status}, which openapi.json does not list`);
  const key = `${operation.operationId} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(asJsonSchema(schema));
  validators.set(key, validate);
  if (validate(body)) return;
  throw new Error(
    `${key} is not as openapi.json says: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
  );
}

/**
 * The same for a response without an envelope. Checks its status and media type (empty if there is no body).
 */
export function expectMediaType(method: string, path: string, status: number, mediaType: string): void {
  const response = operationAt(method, path)?.responses[status];
  const listed =
    mediaType === '' ? response?.content === undefined : response?.content?.[mediaType] !== undefined;
  if (!response || !listed)
    throw new Error(`${method} ${path} answered ${status} ${mediaType}, which openapi.json does not list`);
}

function operationAt(method: string, path: string): Operation | undefined {
  return operations.find((candidate) => candidate.method === method && matches(candidate.path, path));
}

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

/** The named schemas. A field that the schema does not describe is an error in the response. */
function closed(schemas: Record<string, object>): Record<string, object> {
  const close = (schema: object) =>
    'properties' in schema ? { additionalProperties: false, ...schema } : schema;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, close(asJsonSchema(schema))]),
  );
}

/** OpenAPI 3.0 has its own keyword for null, and its references are relative to the document root. */
function asJsonSchema<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(asJsonSchema) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    copy[key] = key === '$ref' ? String(value).replace(/^#/, 'api#') : asJsonSchema(value);
  }
  if (copy.nullable === true && typeof copy.type === 'string') copy.type = [copy.type, 'null'];
  if (copy.nullable === true && copy.allOf !== undefined)
    return { anyOf: [{ type: 'null' }, { allOf: copy.allOf }] } as T;
  return copy as T;
}
