import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { EndpointMetadata, type EndpointOptions } from '../../src/common/endpoint/endpoint.metadata.js';
import { operations } from '../support/contract.js';
import { TestApi } from '../support/test-api.js';

interface Route {
  handler: string;
  endpoint: EndpointOptions | undefined;
}

/** Every controller handler that Nest routes to, discovered the same way as Nest does. */
function routesOf(container: ModulesContainer): Route[] {
  const controllers = [...container.values()].flatMap(({ controllers: found }) => [...found.values()]);
  return controllers.flatMap(({ metatype }) => {
    const prototype = metatype?.prototype as Record<string, object> | undefined;
    if (!prototype) return [];
    return Object.getOwnPropertyNames(prototype)
      .filter((key) => Reflect.hasMetadata(METHOD_METADATA, prototype[key] ?? {}))
      .map((key) => ({
        handler: `${metatype?.name ?? ''}.${key}`,
        endpoint: Reflect.getMetadata(EndpointMetadata.KEY, prototype[key] ?? {}) as
          EndpointOptions | undefined,
      }));
  });
}

describe('every route', () => {
  let api: TestApi;
  let routes: Route[];
  beforeAll(async () => {
    api = await TestApi.start();
    routes = routesOf(api.app.get(ModulesContainer));
  });
  afterAll(() => api.stop());

  test('is found by this test', () => {
    expect(routes.length).toBe(operations.length);
  });

  test('declares its access, response, summary and description', () => {
    for (const { handler, endpoint } of routes) {
      expect({ handler, declared: endpoint !== undefined }).toEqual({ handler, declared: true });
      expect(endpoint?.summary).toMatch(/^[A-Z]/);
      expect(endpoint?.description).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('has a unique operation id that is a valid function name', () => {
    const ids = routes.map(({ endpoint }) => endpoint?.id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  test('is in openapi.json', () => {
    const documented = operations.map(({ operationId }) => operationId).toSorted();
    expect(routes.map(({ endpoint }) => endpoint?.id).toSorted()).toEqual(documented);
  });
});
