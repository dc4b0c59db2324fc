import { describe, expect, test } from '@jest/globals';
import { type OpenAPIObject } from '@nestjs/swagger';
import { withSharedResponses } from './shared-responses.js';

describe('responses', () => {
  test('shared by most operations are defined once, others with their operation', () => {
    const failure = { description: 'An error inside the server.' };
    const document = {
      paths: {
        '/a': { get: { responses: { 200: { description: 'A' }, 500: failure } } },
        '/b': { get: { responses: { 200: { description: 'B' }, 500: failure } } },
        '/c': { get: { responses: { 200: { description: 'C' }, 500: { description: 'Another one.' } } } },
      },
    } as unknown as OpenAPIObject;
    const { paths, components } = withSharedResponses(document);
    const ref = { $ref: '#/components/responses/InternalServerError' };
    expect(components?.responses).toEqual({ InternalServerError: failure });
    expect(paths['/a']?.get?.responses).toEqual({ 200: { description: 'A' }, 500: ref });
    expect(paths['/b']?.get?.responses).toEqual({ 200: { description: 'B' }, 500: ref });
    expect(paths['/c']?.get?.responses).toMatchObject({ 500: { description: 'Another one.' } });
  });
});
