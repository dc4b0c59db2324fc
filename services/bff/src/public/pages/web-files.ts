import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ASSETS_PREFIX, SERVED_PREFIXES } from '../../common/http/addresses.constants.js';

const ONE_YEAR_S = 31_536_000;
/** Of what the pages of channels load. Its name stays, so a new version is used within the hour. */
const FOR_OTHER_SITES = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
/** Served by routes of their own, with what the deployment is. */
const SERVED_ELSEWHERE = /^\/(landing\/|index\.html|first-views\.json|manifest\.webmanifest)/;

/**
 * The files of the built web, as they were at the start. A set of their paths and one route for all of them: a route for each
 * of the hundreds of files would take a tenth of the start.
 */
export class WebFiles {
  private constructor(readonly paths: ReadonlySet<string>) {}

  static async register(server: FastifyInstance, directory: string): Promise<WebFiles> {
    await server.register(fastifyStatic, {
      root: directory,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        if (file.startsWith(join(directory, SERVED_PREFIXES.collect))) {
          void reply.headers(FOR_OTHER_SITES);
          return;
        }
        const immutable = file.startsWith(join(directory, ASSETS_PREFIX));
        void reply.header(
          'cache-control',
          immutable ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache',
        );
      },
    });
    return new WebFiles(new Set(await pathsIn(directory)));
  }

  /** @returns undefined if there is no such file */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const path = decodeURI(request.url.split('?', 1)[0] ?? '/');
    return this.paths.has(path) ? reply.sendFile(path) : undefined;
  }
}

async function pathsIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => `/${relative(directory, join(parentPath, name)).split(sep).join('/')}`)
    .filter((path) => !SERVED_ELSEWHERE.test(path) && !path.includes('/.'));
}
