import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { routes } from '../support/contract.js';
import { TestApi } from '../support/test-api.js';

/** Registered, and not in the document, with the reason. */
const UNDOCUMENTED: Record<string, string> = {
  'PATCH /api/media/uploads/{id}': 'the tus protocol, which has libraries of its own',
};
/** Pages: of the document, and of the sample channel. */
const PAGES = /^(GET|POST) \/(docs|watch)\b/;
/** In the document, and not registered where no web is served. */
const OF_THE_WEB = ['GET /collect/v1/sala.js'];

/** The routes of Fastify's picture of them, in which each line continues the path of the line above that is indented less. */
function routesIn(picture: string): string[] {
  const parents: string[] = [];
  return picture.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (part === '') return [];
    parents.length = indent.length / 4;
    parents.push(part);
    const path = parents.join('').replaceAll(/:(\w+)/g, '{$1}');
    const served = methods.split(', ').filter((method) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(method));
    return served.map((method) => `${method} ${path}`);
  });
}

describe('the routes of the server', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  test('are those of the document', () => {
    const picture = api.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
    const registered = routesIn(picture).filter((route) => !PAGES.test(route));
    const documented = routes.map(({ method, path }) => `${method} ${path}`);
    expect(registered.filter((route) => !documented.includes(route)).toSorted()).toEqual(
      Object.keys(UNDOCUMENTED).toSorted(),
    );
    expect(documented.filter((route) => !registered.includes(route))).toEqual(OF_THE_WEB);
  });
});
