import { extname } from 'node:path';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../common/messages/languages.constants.js';
import { type LandingPage, type LandingSite } from './landing-site.js';

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Serves the public page in every language, robots.txt and the sitemap, each at its URL. */
export function registerLandingPages(server: FastifyInstance, site: LandingSite): void {
  for (const [path, page] of site.byPath) {
    server.get(path, (request, reply) => sendPage(request, reply, page, site));
  }
  for (const language of LANGUAGES) {
    const isDefault = language === DEFAULT_LANGUAGE;
    const home = isDefault ? '/' : `/${language}/`;
    const aliases = isDefault ? [`/${language}`, `/${language}/`] : [`/${language}`];
    for (const alias of aliases) server.get(alias, (_request, reply) => reply.redirect(home, 308));
  }
}

/** Allows only the inline styles of the page and its own script. */
export function landingPolicy({ styleHash }: LandingSite): string {
  return (
    `default-src 'none'; script-src 'self'; style-src '${styleHash}'; img-src 'self'; font-src 'self'; ` +
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'"
  );
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: LandingPage,
  site: LandingSite,
): Promise<FastifyReply> {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const etag = encoding === undefined ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
  void reply.headers({
    etag,
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
    'content-security-policy': landingPolicy(site),
  });
  if (holds(request.headers['if-none-match'], etag)) return reply.status(304).send();
  void reply.type(MEDIA_TYPES[extname(page.file)] ?? 'text/plain');
  if (encoding === undefined) return reply.send(page.text);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
