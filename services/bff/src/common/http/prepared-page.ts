import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip';
const ENCODINGS: Encoding[] = ['br', 'gzip'];

interface Sending {
  cacheControl?: string;
  /** Of Brotli. A text that is kept for seconds only is not worth the time of the best one. */
  quality?: number;
}

/** A text that is the same for everybody, as long as it is kept. */
export class PreparedPage {
  private written: { text: string; etag: string } | undefined;
  private readonly made = new Map<Encoding, Promise<Buffer>>();

  constructor(
    private readonly write: () => string,
    readonly mediaType: string,
    private readonly sending: Sending = {},
  ) {}

  get text(): string {
    return this.prepared.text;
  }

  private get prepared(): { text: string; etag: string } {
    this.written ??= withEtag(this.write());
    return this.written;
  }

  /** Answers with the page, compressed if the client wants that, or with 304 if the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const accepted = new Negotiator(request).encodings(ENCODINGS);
    const encoding = ENCODINGS.find((name) => accepted.includes(name));
    const { text, etag: plain } = this.prepared;
    const etag = encoding === undefined ? plain : plain.replace(/"$/, `-${encoding}"`);
    void reply.headers({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': this.sending.cacheControl ?? 'no-cache',
    });
    if (reply.statusCode === 200 && holds(request.headers['if-none-match'], etag))
      return reply.status(304).send();
    void reply.type(this.mediaType);
    if (encoding === undefined) return reply.send(text);
    return reply.header('content-encoding', encoding).send(await this.encoded(encoding));
  }

  /** Compressed on the first request. */
  private encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.made.get(encoding) ?? compress(this.text, encoding, this.sending.quality);
    this.made.set(encoding, known);
    return known;
  }
}

function withEtag(text: string): { text: string; etag: string } {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

function compress(
  text: string,
  encoding: Encoding,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text, { level: constants.Z_BEST_COMPRESSION });
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
