import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { EndpointMetadata, type EndpointOptions } from '../../src/common/endpoint/endpoint.metadata.js';
import { operations, schemas } from '../support/contract.js';
import { TestApi } from '../support/test-api.js';

type Handler = (...args: unknown[]) => unknown;

interface Route {
  handler: string;
  endpoint: EndpointOptions | undefined;
}

/** Every controller handler that Nest routes to, discovered the same way as Nest does. */
function routesOf(container: ModulesContainer, reflector: Reflector): Route[] {
  const controllers = [...container.values()].flatMap(({ controllers: found }) => [...found.values()]);
  return controllers.flatMap(({ metatype }) => {
    const prototype = metatype?.prototype as Record<string, Handler> | undefined;
    if (!prototype) return [];
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((key) => {
      const handler = prototype[key];
      if (handler === undefined || reflector.get(METHOD_METADATA, handler) === undefined) return [];
      const endpoint = reflector.get(EndpointMetadata, handler) as EndpointOptions | undefined;
      return [{ handler: `${metatype?.name ?? ''}.${key}`, endpoint }];
    });
  });
}

interface Property {
  type?: string | string[];
  pattern?: string;
  format?: string;
}

/** Texts that are times by their names, without a word on how a time is written. */
function timesWithoutForm(all: Record<string, { properties?: Record<string, Property> }>): string[] {
  return Object.entries(all).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([name]) => /(^t|T)ime$|(^d|D)ate$|At$/.test(name))
      .filter(([, { type = [], pattern, format }]) => type.includes('string') && !pattern && !format)
      .map(([name]) => `${schema}.${name}`),
  );
}

describe('every route', () => {
  let api: TestApi;
  let routes: Route[];
  beforeAll(async () => {
    api = await TestApi.start();
    routes = routesOf(api.app.get(ModulesContainer), api.app.get(Reflector));
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

describe('every time in the document', () => {
  test('says its form', () => {
    expect(timesWithoutForm(schemas)).toEqual([]);
  });

  test('is found by this test', () => {
    const text = { type: ['string', 'null'] };
    expect(timesWithoutForm({ A: { properties: { createdTime: text, title: text } } })).toEqual([
      'A.createdTime',
    ]);
  });
});
