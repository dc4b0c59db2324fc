import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenTo } from '../../src/common/auth/may-call.js';

export interface Operation {
  operationId: string;
  /** Its group. */
  tags: string[];
  method: string;
  path: string;
  /** The roles that may call the operation, according to the document. */
  'x-access': OpenTo;
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, Response>;
}

interface Response {
  description?: string;
  content?: Partial<Record<string, { schema: object }>>;
  /** The codes of the refusals that the operation can answer with this status. */
  'x-codes'?: number[];
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

/** By the names that generated clients show. */
export const { schemas } = document.components;

/** All that the document describes. */
export const routes: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, resolved(response)]),
    ),
    path,
    method: method.toUpperCase(),
  })),
);

/** Those of controllers. */
export const operations = routes.filter(({ tags }) => !tags.includes('Collect'));

/** What a conflict tells depends on the operation. */
const OPEN = new Set(['ConflictDto']);
/** The code of a success. */
const SUCCESS_CODE = 20000;

// To optimize what is compiled takes longer than it saves in some thousand answers.
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
(addFormats as unknown as (instance: Ajv2020) => void)(ajv);
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
  const { code } = body as { code: number };
  const codes = [SUCCESS_CODE, ...(operation.responses[status]?.['x-codes'] ?? [])];
  if (!codes.includes(code)) throw new Error(`${key} has the code ${code}, which openapi.json does not list`);
  expectSchema(key, schema, body);
}

/** The same for an answer without an envelope, which is JSON of one kind or the other. */
export function expectPlain(
  path: string,
  status: number,
  mediaType: string,
  body: unknown,
  method = 'GET',
): void {
  const operation = operationAt(method, path);
  const { content, description = '' } = operation?.responses[status] ?? {};
  const schema = content?.[mediaType]?.schema;
  if (!operation || !schema)
    throw new Error(`${path} answered ${status} ${mediaType}, which openapi.json does not list`);
  const key = `${operation.operationId} ${status}`;
  const { code } = body as { code?: string };
  if (code !== undefined && !description.includes(`\`${code}\``))
    throw new Error(`${key} has the code ${code}, which openapi.json does not list`);
  expectSchema(key, schema, body);
}

function expectSchema(key: string, schema: object, body: unknown): void {
  const validate = validators.get(key) ?? ajv.compile(withReferences(schema));
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

const addresses = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

function operationAt(method: string, path: string): Operation | undefined {
  return addresses.find(({ route, pattern }) => route.method === method && pattern.test(path))?.route;
}

/** The named schemas. A field that the schema does not describe is an error in the response. */
function closed(schemas: Record<string, object>): Record<string, object> {
  const close = (name: string, schema: object) =>
    'properties' in schema && !OPEN.has(name) ? { additionalProperties: false, ...schema } : schema;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, close(name, withReferences(schema))]),
  );
}

/** References are relative to the root of the document. */
function withReferences<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withReferences) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).map(([key, value]) => [
    key,
    key === '$ref' ? String(value).replace(/^#/, 'api#') : withReferences(value as unknown),
  ]);
  return Object.fromEntries(members) as T;
}
