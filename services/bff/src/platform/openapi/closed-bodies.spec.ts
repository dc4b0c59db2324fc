import { describe, expect, test } from '@jest/globals';
import { type OpenAPIObject } from '@nestjs/swagger';
import { withClosedBodies } from './closed-bodies.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

describe('request bodies', () => {
  test('say their defaults in words, so that generated clients leave such fields out', () => {
    const remember = { type: 'boolean', description: 'For 30 days.', default: false };
    const document = {
      paths: { '/a': { post: { requestBody: json(ref('Body')), responses: { 200: json(ref('Answer')) } } } },
      components: {
        schemas: { Body: { properties: { remember } }, Answer: { properties: { remember } } },
      },
    } as unknown as OpenAPIObject;
    const { Body, Answer } = withClosedBodies(document).components?.schemas ?? {};
    expect(Body).toMatchObject({
      properties: { remember: { type: 'boolean', description: 'For 30 days. Default: `false`.' } },
    });
    expect(JSON.stringify(Body)).not.toContain('"default"');
    expect(Answer).toEqual({ properties: { remember } });
  });

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
