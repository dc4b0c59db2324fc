import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { TestApi } from '../support/test-api.js';

const JSON_TYPE = 'application/json';

interface Body {
  content?: Partial<
    Record<string, { schema: object; example?: unknown; examples?: { default: { value: unknown } } }>
  >;
}
interface Operation {
  operationId: string;
  requestBody?: Body;
  responses: Record<string, Body>;
  parameters?: { in: string; name: string; schema: { $ref?: string; examples?: string[] } }[];
}
type Paths = Record<string, Record<string, Operation>>;
interface Document {
  paths: Paths;
  webhooks?: Paths;
  components: { schemas: Record<string, { enum?: string[] }>; responses: Record<string, Body> };
}
interface Example {
  of: string;
  schema: object;
  example: unknown;
}

interface Refused {
  errors?: { field: string; rule: string }[];
}

/** What is refused only because the installation has no such row, or the day has passed. */
const OF_ROWS = new Set(['documentGone', 'days']);

/** The codes of a session that has ended. */
const ENDED = new Set([50008, 50012, 50014]);

/** Of the body and the success of each operation that has them in JSON. */
function examplesIn({ paths, webhooks = {} }: Document): Example[] {
  const operations = [paths, webhooks].flatMap((all) =>
    Object.values(all).flatMap((each) => Object.values(each)),
  );
  return operations.flatMap(({ operationId, requestBody, responses }) => {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    return [['body', requestBody] as const, ...successes].flatMap(([where, body]) => {
      const described = body?.content?.[JSON_TYPE];
      return described ? [{ of: `${operationId} ${where}`, example: undefined, ...described }] : [];
    });
  });
}

/** Of each refusal, also of those that operations share. */
function refusalsIn({ paths, components }: Document): Example[] {
  const operations = Object.values(paths).flatMap((each) => Object.values(each));
  const own = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, body]) => [`${operationId} ${status}`, body] as const),
  );
  return [...Object.entries(components.responses), ...own].flatMap(([of, { content = {} }]) =>
    Object.values(content).flatMap((described) =>
      described
        ? [{ of, schema: described.schema, example: described.example ?? described.examples?.default.value }]
        : [],
    ),
  );
}

/** JSON Schema knows no `nullable`, which is how OpenAPI 3.0 says it. */
function asJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, asJsonSchema(value)]));
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
}

describe('each operation of the document', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const documentAt = async (url: string) => (await api.app.inject({ url })).json<Document>();

  test.each(['/docs-json', '/docs-json/3.0'])(
    'has an example in %s that is as its schema says',
    async (url) => {
      const document = await documentAt(url);
      const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
      (addFormats as unknown as (instance: Ajv2020) => void)(ajv);
      ajv.addSchema({ $id: 'api', components: asJsonSchema(document.components) });
      const examples = [...examplesIn(document), ...refusalsIn(document)];
      const untrue = examples.filter(({ schema, example }) => {
        const text = JSON.stringify(asJsonSchema(schema)).replaceAll('"#/components/', '"api#/components/');
        return example === undefined || !ajv.validate(JSON.parse(text) as object, example);
      });
      expect(untrue.map(({ of, example }) => [of, example])).toEqual([]);
      expect(examples.length).toBeGreaterThan(500);
    },
  );

  test('has another example for each way to be refused', async () => {
    const shared = (await documentAt('/docs-json')).components.responses;
    const codes = Object.values(shared).map(({ content }) => content?.[JSON_TYPE]?.examples?.default.value);
    expect(codes.length).toBeGreaterThan(5);
    expect(new Set(codes.map((each) => (each as { msg: string }).msg)).size).toBe(codes.length);
  });

  test('has no example that could be a secret', async () => {
    const texts = examplesIn(await documentAt('/docs-json')).map(({ example }) => JSON.stringify(example));
    const secrets = texts.join('\n').match(/\b(sala_pat_|whsec_)[\w+/=-]{20,}|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g);
    expect(secrets).toBeNull();
  });

  test('takes the example of its body', async () => {
    const { paths, components } = await documentAt('/docs-json');
    const addressOf = (path: string, { parameters = [] }: Operation) =>
      path.replaceAll(/\{(\w+)\}/g, (_, name) => {
        const { $ref = '', examples } =
          parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
        const values = components.schemas[$ref.split('/').at(-1) ?? '']?.enum;
        return examples?.[0] ?? values?.[0] ?? '1';
      });
    const refused: unknown[] = [];
    let token = '';
    const send = (method: string, path: string, body: unknown) =>
      api.call<Refused | null>(method.toUpperCase(), path, { token, body });
    for (const [path, methods] of Object.entries(paths).filter(([each]) => each.startsWith('/api/')))
      for (const [method, operation] of Object.entries(methods)) {
        const body = operation.requestBody?.content?.[JSON_TYPE]?.example;
        if (body === undefined) continue;
        const address = addressOf(path, operation);
        let { code, data } = (await send(method, address, body)).body;
        // An operation before it may have ended the session.
        if (ENDED.has(code)) {
          token = await api.signIn('admin');
          ({ code, data } = (await send(method, address, body)).body);
        }
        const errors = data?.errors?.filter(({ rule }) => !OF_ROWS.has(rule)) ?? [];
        if (ENDED.has(code) || errors.length > 0) refused.push([operation.operationId, code, errors, body]);
      }
    expect(refused).toEqual([]);
  });
});
