import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../common/errors/app-error.js';
import { MENU, PUBLIC_PAGES } from '../menu/menu.constants.js';

const ONE_YEAR_S = 31_536_000;
/** What is not a page: a wrong address here is answered by an envelope. */
const MACHINE_PATH = /^\/(api|docs|docs-json|healthz|readyz|metrics|assets)(\/|$)/;

const PAGE_PATHS = new Set<string>([
  ...PUBLIC_PAGES,
  ...MENU.flatMap(({ path, children = [] }) => children.map((child) => `${path}/${child.path}`)),
]);

function isPage(path: string): boolean {
  return PAGE_PATHS.has(path) || path.startsWith('/redirect/');
}

/**
 * Serves the built web from `directory`. Hashed files may be kept for a year, pages are always asked for again, so
 * that a new version is seen at once. A path that is no page gets the same HTML with 404, and the web shows not found.
 */
export async function registerPages(server: FastifyInstance, directory: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const immutable = file.startsWith(join(directory, 'assets'));
      void reply.header('cache-control', immutable ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache');
    },
  });
  server.get('/*', servePage);
}

function servePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (MACHINE_PATH.test(path)) throw new AppError('routeUnknown');
  return reply.status(isPage(path) ? 200 : 404).sendFile('index.html');
}
