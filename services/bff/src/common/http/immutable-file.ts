import { type FastifyReply } from 'fastify';

const ONE_YEAR_S = 31_536_000;

interface File {
  mediaType: string;
  bytes: Buffer;
}

/** Answers an uploaded file that never changes. Browsers cache it for a year, and may not run it as a page. */
export function immutableFile({ mediaType, bytes }: File, reply: FastifyReply): Buffer {
  void reply.headers({
    'content-type': mediaType,
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': `public, max-age=${ONE_YEAR_S}, immutable`,
  });
  return bytes;
}
