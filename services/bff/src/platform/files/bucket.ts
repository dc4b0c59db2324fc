import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { AppError } from '../../common/errors/app-error.js';
import { type ObjectStore } from '../../config/config.js';
import { ObjectStoreClient } from './object-store-client.js';

const TIMEOUT_MS = 5_000;

interface Call {
  method: string;
  query?: Record<string, string>;
  body?: Buffer | string;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Instead of a time. */
  signal?: AbortSignal;
}

/** The bytes from `start` up to, not including, `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The objects of a bucket of any S3-compatible store. Any failure that may pass is reported as `unavailable`. */
export class Bucket {
  private readonly client: ObjectStoreClient;

  constructor(private readonly store: ObjectStore) {
    this.client = new ObjectStoreClient(store);
  }

  /** @throws AppError unavailable */
  async put(name: string, bytes: Buffer, mediaType: string, timeoutMs = TIMEOUT_MS): Promise<void> {
    const headers = { 'content-type': mediaType };
    const answer = await this.call(name, { method: 'PUT', body: bytes, headers, timeoutMs });
    if (answer.status === 404) throw unavailable('The object store does not know the bucket.');
  }

  /**
   * Null if there is no such object.
   * @throws AppError unavailable
   */
  async get(name: string): Promise<{ bytes: Buffer; mediaType: string } | null> {
    const answer = await this.call(name, { method: 'GET' });
    if (answer.status === 404) return null;
    const mediaType = answer.headers.get('content-type') ?? 'application/octet-stream';
    return { mediaType, bytes: Buffer.from(await answer.arrayBuffer().catch(refused)) };
  }

  /**
   * A part of an object, as fast as it is read. Whoever closes the stream ends the request. Null if there is no such object.
   * @throws AppError unavailable
   */
  async open(name: string, { start, end }: ByteRange): Promise<Readable | null> {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort();
    }, TIMEOUT_MS);
    const headers = { range: `bytes=${start}-${end - 1}` };
    const answer = await this.call(name, { method: 'GET', headers, signal: controller.signal }).finally(
      () => {
        clearTimeout(timer);
      },
    );
    if (answer.status === 404) return null;
    const length = Number(answer.headers.get('content-length'));
    if (answer.body === null || length !== end - start) {
      controller.abort();
      throw unavailable(`The object store answered ${length} bytes of ${name}, not ${end - start}.`);
    }
    const stream = Readable.fromWeb(answer.body);
    stream.once('close', () => {
      controller.abort();
    });
    return stream;
  }

  /**
   * The same in memory.
   * @throws AppError unavailable
   */
  async read(name: string, range: ByteRange): Promise<Buffer | null> {
    const stream = await this.open(name, range);
    return stream && (await buffer(stream).catch(refused));
  }

  /**
   * Ignores an object that does not exist.
   * @throws AppError unavailable
   */
  async delete(name: string): Promise<void> {
    await this.call(name, { method: 'DELETE' });
  }

  /**
   * Answers 404 as it is, because only the caller knows what is missing.
   * @throws AppError unavailable
   */
  async call(
    name: string,
    {
      query,
      body,
      headers = {},
      timeoutMs = TIMEOUT_MS,
      signal = AbortSignal.timeout(timeoutMs),
      method,
    }: Call,
  ): Promise<Response> {
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const url = `${this.store.url}/${name}${search}`;
    const init = { method, headers, signal };
    const answer = await (
      Buffer.isBuffer(body)
        ? this.client.send(url, { ...init, body })
        : this.client.fetch(url, { ...init, body: body ?? null })
    ).catch(refused);
    if (answer.ok || answer.status === 404) return answer;
    throw unavailable(`The object store answered ${answer.status}: ${await answer.text().catch(refused)}`);
  }
}

export function unavailable(message: string): AppError {
  return new AppError('unavailable', {}, null, { cause: new Error(message) });
}

function refused(cause: unknown): never {
  throw new AppError('unavailable', {}, null, { cause });
}
