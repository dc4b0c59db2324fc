import { describe, expect, test } from '@jest/globals';
import { asOpenapi31 } from './as-openapi-3-1.js';

const ref = { $ref: '#/components/schemas/Other' };

function written(schema: object): unknown {
  const document = { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} };
  const components = { schemas: { Other: { type: 'object' }, Some: schema } };
  const result = asOpenapi31({ ...document, components });
  expect(result.openapi).toMatch(/^3\.1\./);
  return result.components?.schemas?.Some;
}

describe('in OpenAPI 3.1', () => {
  test('null is a type', () => {
    expect(written({ type: 'string', nullable: true })).toEqual({ type: ['string', 'null'] });
  });

  test('an object or a choice that may be null is one or the other, never both at once', () => {
    const either = { description: 'Perhaps.', anyOf: [ref, { type: 'null' }] };
    expect(written({ description: 'Perhaps.', nullable: true, allOf: [ref] })).toEqual(either);
    // NestJS adds the type for objects.
    expect(written({ type: 'object', description: 'Perhaps.', nullable: true, allOf: [ref] })).toEqual(
      either,
    );
  });

  test('one value is a constant', () => {
    expect(written({ type: 'string', enum: ['ok'] })).toEqual({ type: 'string', const: 'ok' });
    expect(written({ type: 'string', enum: ['a', 'b'] })).toEqual({ type: 'string', enum: ['a', 'b'] });
  });

  test('a file is one that generators know', () => {
    expect(written({ type: 'string', format: 'binary' })).toEqual({ type: 'string', format: 'binary' });
  });

  test('an example stays as it is', () => {
    const example = { nullable: true, enum: ['ok'] };
    expect(written({ type: 'object', example })).toEqual({ type: 'object', examples: [example] });
  });

  test('a member may have the name of a keyword', () => {
    const properties = {
      nullable: { type: 'boolean' },
      enum: { type: 'string' },
      example: { type: 'string' },
    };
    expect(written({ type: 'object', properties })).toEqual({ type: 'object', properties });
  });
});
