import { describe, expect, test } from '@jest/globals';
import { type OpenAPIObject } from '@nestjs/swagger';
import { withClosedBodies } from './closed-bodies.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

describe('request bodies', () => {
  test('are closed wherever they are referenced, while responses stay open', () => {
    const document = {
      paths: {
        '/a': {
          post: {
            requestBody: json({ oneOf: [ref('Flat'), { properties: { data: ref('Inner') } }] }),
            responses: { 200: json(ref('Answer')) },
          },
        },
        '/b': { get: { responses: { 200: json(ref('Answer')) } } },
      },
      components: {
        schemas: { Flat: { properties: {} }, Inner: { properties: {} }, Answer: { properties: {} } },
      },
    } as unknown as OpenAPIObject;
    expect(withClosedBodies(document).components?.schemas).toEqual({
      Flat: { properties: {}, additionalProperties: false },
      Inner: { properties: {}, additionalProperties: false },
      Answer: { properties: {} },
    });
  });
});
