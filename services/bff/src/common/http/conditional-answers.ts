import { createHash } from 'node:crypto';
import { type FastifyInstance, type FastifyReply } from 'fastify';

const CACHE_CONTROL = 'private, max-age=';

/** Allows the browser to cache the answer. Shared caches may not, because it depends on session and language. */
export function allowCaching(reply: FastifyReply, seconds: number): void {
  void reply.header('cache-control', `${CACHE_CONTROL}${seconds}`).header('vary', 'Accept-Language');
}

/** Adds an ETag to cacheable answers, and sends 304 to clients that have the same bytes. */
export function registerConditionalAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('cache-control')).startsWith(CACHE_CONTROL)) {
      done(null, payload);
      return;
    }
    const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
    void reply.header('etag', etag);
    if (!holds(request.headers['if-none-match'], etag)) {
      done(null, payload);
      return;
    }
    void reply.status(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}

/** A proxy that compresses the answer may turn the tag into a weak one. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
