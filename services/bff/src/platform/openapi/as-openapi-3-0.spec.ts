import { describe, expect, test } from '@jest/globals';
import { asOpenapi30 } from './as-openapi-3-0.js';

const frame = {
  openapi: '3.0.3',
  info: { title: '', version: '', license: { name: 'All', identifier: 'LicenseRef-Sala' } },
  paths: {},
};

describe('in OpenAPI 3.0', () => {
  test('what is always null is an object that may be null', () => {
    const Some = { type: 'null', description: 'Always null.' };
    const { components } = asOpenapi30({ ...frame, components: { schemas: { Some } } });
    expect(components?.schemas?.Some).toEqual({ ...Some, type: 'object', nullable: true });
  });

  test('an object that may be null has no type beside its reference', () => {
    const allOf = [{ $ref: '#/components/schemas/Other' }];
    const Some = { type: 'object', allOf, nullable: true };
    const { components } = asOpenapi30({ ...frame, components: { schemas: { Some } } });
    expect(components?.schemas?.Some).toEqual({ allOf, nullable: true });
  });

  test('files of several media types have the one that generators know', () => {
    const file = { schema: { type: 'string', format: 'binary' } };
    const text = { schema: { type: 'string' } };
    const Some = {
      description: '',
      content: { 'image/png': file, 'application/pdf': file, 'text/csv': text },
    };
    const { components } = asOpenapi30({ ...frame, components: { responses: { Some } } });
    const expected = { 'application/octet-stream': file, 'text/csv': text };
    expect(components?.responses?.Some).toEqual({ description: '', content: expected });
  });

  test('what only OpenAPI 3.1 knows is left out', () => {
    const { info, ...document } = asOpenapi30({ ...frame, webhooks: { 'content.published': {} } });
    expect(info.license).toEqual({ name: 'All' });
    expect(document).not.toHaveProperty('webhooks');
  });
});
