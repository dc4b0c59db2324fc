import { Injectable } from '@nestjs/common';
import { type FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Remembers every route of the server, to tell "no such address" from "not with this method". */
@Injectable()
export class RouteTable {
  private readonly router = findMyWay({ ignoreTrailingSlash: false });

  /** Must be called before the routes are registered. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url }) => {
      if (url.includes('*')) return;
      for (const name of METHODS) {
        if ([method].flat().includes(name) && !this.router.hasRoute(name, url))
          this.router.on(name, url, ignore);
      }
    });
  }

  methodsOf(url: string): string[] {
    return METHODS.filter((method) => this.router.find(method, url) !== null);
  }
}

function ignore(): void {
  // The table is only looked up, never run.
}
