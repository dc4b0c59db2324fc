import { createHash } from 'node:crypto';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type SharedCaching } from '../endpoint/endpoint.metadata.js';
import { requestStep } from './request-step.js';

const CACHE_CONTROL = 'private, max-age=';
/** Of the answers that get an ETag here. Files have their own. */
const CONDITIONAL = /^(private, max-age=|public, max-age=\d+, stale-while-revalidate=)/;

/** Allows the browser to cache the answer. Shared caches may not, because it depends on session and language. */
export function allowCaching(reply: FastifyReply, seconds: number): void {
  void reply.header('cache-control', `${CACHE_CONTROL}${seconds}`).header('vary', 'Accept-Language');
}

/** Allows every cache to keep the answer, which depends on nobody. By what its headers differ, its area says (`Vary`). */
export function allowSharedCaching(
  reply: FastifyReply,
  { maxAgeSeconds, staleSeconds }: SharedCaching,
): void {
  const lifetime = `max-age=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}`;
  void reply.header('cache-control', `public, ${lifetime}`);
}

/** Adds an ETag to cacheable answers, and sends 304 to clients that have the same bytes. */
export const registerConditionalAnswers = requestStep(
  { name: 'conditionalAnswers', after: ['rememberedAnswers'] },
  (server: FastifyInstance) => {
    server.addHook('onSend', (request, reply, payload, done) => {
      if (typeof payload !== 'string' || !CONDITIONAL.test(String(reply.getHeader('cache-control')))) {
        done(null, payload);
        return;
      }
      const etag = reply.getHeader('etag')?.toString() ?? etagOf(payload);
      void reply.header('etag', etag);
      if (!holds(request.headers['if-none-match'], etag)) {
        done(null, payload);
        return;
      }
      void reply.status(304).removeHeader('content-type').removeHeader('content-length');
      done(null, null);
    });
  },
);

export function etagOf(payload: string): string {
  return `"${createHash('sha256').update(payload).digest('base64url')}"`;
}

/** A proxy that compresses the answer may turn the tag into a weak one. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
