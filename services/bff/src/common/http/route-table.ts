import { Injectable } from '@nestjs/common';
import { type FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { AppError } from '../errors/app-error.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Knows every route of the server, to distinguish an unknown path (404) from a wrong method (405). */
@Injectable()
export class RouteTable {
  private readonly router = findMyWay({ ignoreTrailingSlash: false });
  /** Methods of the paths without a parameter. */
  private readonly fixed = new Map<string, string[]>();

  /** Must be called before the routes are registered. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url }) => {
      if (url.includes('*')) return;
      for (const name of METHODS) {
        if (![method].flat().includes(name) || this.router.hasRoute(name, url)) continue;
        this.router.on(name, url, ignore);
        if (!url.includes(':')) this.fixed.set(url, [...(this.fixed.get(url) ?? []), name]);
      }
    });
    server.addHook('onRequest', ({ method, url, routeOptions }, _reply, done) => {
      const isByParameter = routeOptions.url?.includes(':') ?? false;
      const methods = isByParameter ? this.fixed.get(pathOf(url)) : undefined;
      const isOther = methods !== undefined && !methods.includes(method === 'HEAD' ? 'GET' : method);
      done(isOther ? new AppError('routeUnknown') : undefined);
    });
  }

  /** Files that a route with `*` serves. */
  addFiles(paths: Iterable<string>): void {
    for (const path of paths) this.fixed.set(path, ['GET']);
  }

  /** A fixed path, such as `policies/summary`, is not also the row `summary` of `policies/{id}`. */
  methodsOf(url: string): string[] {
    return this.fixed.get(pathOf(url)) ?? METHODS.filter((method) => this.router.find(method, url) !== null);
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function ignore(): void {
  // The table is only looked up, never run.
}
