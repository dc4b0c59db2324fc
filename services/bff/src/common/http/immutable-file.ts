import { type FastifyReply } from 'fastify';

const ONE_YEAR_S = 31_536_000;

interface File {
  mediaType: string;
  bytes: Buffer;
}

/** Who may keep the file, and for how long. */
export interface Reach {
  /** Only the browser that asked keeps it, for so many seconds. */
  privateSeconds?: number | undefined;
  /** Pages of other origins may show it. */
  isForAll?: boolean;
}

/** Answers an uploaded file that never changes. Browsers cache it for a year, and may not run it as a page. */
export function immutableFile({ mediaType, bytes }: File, reply: FastifyReply, reach: Reach = {}): Buffer {
  immutableHeaders(mediaType, reply, reach);
  return bytes;
}

export function immutableHeaders(
  mediaType: string,
  reply: FastifyReply,
  { privateSeconds, isForAll = false }: Reach,
): void {
  const who = privateSeconds === undefined ? 'public' : 'private';
  void reply.headers({
    'content-type': mediaType,
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': `${who}, max-age=${privateSeconds ?? ONE_YEAR_S}, immutable`,
    ...(isForAll
      ? { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
      : {}),
  });
}
