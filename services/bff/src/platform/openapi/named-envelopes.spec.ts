import { describe, expect, test } from '@jest/globals';
import { type OpenAPIObject } from '@nestjs/swagger';
import { withNamedEnvelopes } from './named-envelopes.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const refusal = { $ref: '#/components/schemas/RefusalDto' };
const envelope = { type: 'object', properties: { data: { type: 'string' } } };

describe('the envelope of a success', () => {
  const document = withNamedEnvelopes({
    paths: {
      '/a': { get: { operationId: 'getA', responses: { 200: json({ oneOf: [envelope, refusal] }) } } },
      '/b': { get: { operationId: 'getB', responses: { 200: json(envelope) } } },
      '/c': { get: { operationId: 'getC', responses: { 200: json(refusal) } } },
    },
  } as unknown as OpenAPIObject);
  const schemaOf = (path: string) => document.paths[path]?.get?.responses['200'];

  test('is named after its operation, and told from a refusal by its status', () => {
    const success = { $ref: '#/components/schemas/GetASuccess' };
    const mapping = { ok: success.$ref, fail: refusal.$ref };
    const discriminator = { propertyName: 'status', mapping };
    expect(schemaOf('/a')).toEqual(json({ oneOf: [success, refusal], discriminator }));
    expect(document.components?.schemas?.GetASuccess).toEqual(envelope);
  });

  test('is named where nothing is refused', () => {
    expect(schemaOf('/b')).toEqual(json({ $ref: '#/components/schemas/GetBSuccess' }));
  });

  test('is not made up where only a file is a success', () => {
    expect(schemaOf('/c')).toEqual(json(refusal));
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(['GetASuccess', 'GetBSuccess']);
  });
});
