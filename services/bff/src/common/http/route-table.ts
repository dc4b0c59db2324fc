import { Injectable } from '@nestjs/common';
import { type FastifyRequest, type RouteOptions } from 'fastify';
import findMyWay from 'find-my-way';
import { AppError } from '../errors/app-error.js';
import { requestStep } from './request-step.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** Knows every route of the server, to distinguish an unknown path (404) from a wrong method (405). */
@Injectable()
export class RouteTable {
  private readonly routes = new Map<string, Method[]>();
  /** Methods of the paths without a parameter. */
  private readonly fixed = new Map<string, Method[]>();
  private router: ReturnType<typeof routerOf> | undefined;

  add({ method, url }: Pick<RouteOptions, 'method' | 'url'>): void {
    if (url.includes('*')) return;
    const known = this.routes.get(url) ?? [];
    const methods = [...known, ...METHODS.filter((name) => [method].flat().includes(name))];
    this.routes.set(url, [...new Set(methods)]);
    if (!url.includes(':')) this.fixed.set(url, this.routes.get(url) ?? []);
  }

  /** Whether the request reached a route with a parameter, though its path is one without, of other methods. */
  isOtherMethod({ method, url, routeOptions }: FastifyRequest): boolean {
    if (routeOptions.url?.includes(':') !== true) return false;
    const methods: string[] | undefined = this.fixed.get(pathOf(url));
    return methods !== undefined && !methods.includes(method === 'HEAD' ? 'GET' : method);
  }

  /** Files that a route with `*` serves. */
  addFiles(paths: Iterable<string>): void {
    for (const path of paths) this.fixed.set(path, ['GET']);
  }

  /** A fixed path, such as `policies/summary`, is not also the row `summary` of `policies/{id}`. */
  methodsOf(url: string): string[] {
    const fixed = this.fixed.get(pathOf(url));
    if (fixed !== undefined) return fixed;
    // Made for the first path that is not known: it takes as long as the routes of the server itself, and no start needs it.
    const router = (this.router ??= routerOf(this.routes));
    return METHODS.filter((method) => router.find(method, url) !== null);
  }
}

/** Must be registered before the routes. */
export const registerRouteTable = requestStep(
  { name: 'routeTable', after: ['requestRules'] },
  (server, table: RouteTable) => {
    server.addHook('onRoute', (route) => {
      table.add(route);
    });
    server.addHook('onRequest', (request, _reply, done) => {
      done(table.isOtherMethod(request) ? new AppError('routeUnknown') : undefined);
    });
  },
);

function routerOf(routes: ReadonlyMap<string, Method[]>) {
  const router = findMyWay({ ignoreTrailingSlash: false });
  for (const [url, methods] of routes) if (methods.length > 0) router.on(methods, url, ignore);
  return router;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function ignore(): void {
  // The table is only looked up, never run.
}
