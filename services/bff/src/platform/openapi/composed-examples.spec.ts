import { type OpenAPIObject } from '@nestjs/swagger';
import { describe, expect, test } from '@jest/globals';
import { withComposedExamples } from './composed-examples.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const SCHEMAS = {
  Kind: { enum: ['text', 'video'] },
  Row: {
    properties: {
      kind: { allOf: [ref('Kind')], description: 'What it is.', example: 'video' },
      count: { type: 'integer', example: 7 },
    },
  },
  Tree: { properties: { name: { examples: ['root'] }, children: { type: 'array', items: ref('Tree') } } },
};

/** What an operation whose body has this schema shows for it. */
function exampleOf(schema: object): unknown {
  const content = { 'application/json': { schema } };
  const operation = { requestBody: { content }, responses: { 200: { content }, 400: { content } } };
  const frame = { openapi: '3.1.0', info: {}, components: { schemas: SCHEMAS } };
  const document = { ...frame, paths: { '/rows': { post: operation } } } as unknown as OpenAPIObject;
  const { paths } = withComposedExamples(document) as unknown as {
    paths: Record<string, Record<string, typeof operation>>;
  };
  const { requestBody, responses } = paths['/rows']?.post ?? operation;
  expect(responses[200]).toEqual(requestBody);
  expect(responses[400]).toEqual({ content });
  return (requestBody.content['application/json'] as { example?: unknown }).example;
}

describe('the example of an operation', () => {
  test('is composed of those of its fields, in either form of the document', () => {
    expect(exampleOf(ref('Row'))).toEqual({ kind: 'video', count: 7 });
    expect(exampleOf({ properties: { a: { examples: [null] }, b: { const: 2 }, c: ref('Kind') } })).toEqual({
      a: null,
      b: 2,
      c: 'text',
    });
  });

  test('is the first of several forms, and joins what belongs together', () => {
    expect(exampleOf({ oneOf: [ref('Row'), ref('Kind')] })).toEqual({ kind: 'video', count: 7 });
    const more = { properties: { total: { example: 1 } } };
    expect(exampleOf({ allOf: [ref('Row'), more] })).toEqual({ kind: 'video', count: 7, total: 1 });
  });

  test('says null where nothing else is known', () => {
    expect(exampleOf({ properties: { a: { type: 'null' }, b: { type: 'object', nullable: true } } })).toEqual(
      {
        a: null,
        b: null,
      },
    );
  });

  test('has as many rows as there must be, each of another kind', () => {
    expect(exampleOf({ type: 'array', items: ref('Row') })).toEqual([{ kind: 'video', count: 7 }]);
    expect(exampleOf({ type: 'array', items: ref('Row'), minItems: 2 })).toEqual([
      { kind: 'text', count: 7 },
      { kind: 'video', count: 7 },
    ]);
  });

  test('ends where a schema contains itself', () => {
    expect(exampleOf(ref('Tree'))).toEqual({ name: 'root', children: [] });
  });
});
