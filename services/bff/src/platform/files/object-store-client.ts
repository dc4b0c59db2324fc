import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { type ObjectStore } from '../../config/config.js';

interface SentBytes {
  method: string;
  headers: Record<string, string>;
  body: Buffer;
  signal: AbortSignal;
}

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** Signs requests to a bucket, with the keys of the configuration or with those that the platform gives and changes. */
export class ObjectStoreClient {
  private readonly credentials: () => Promise<Credentials>;

  constructor(private readonly store: Pick<ObjectStore, 'region' | 'keys'>) {
    const { keys } = store;
    this.credentials = keys ? () => Promise.resolve(keys) : ofTheWorkload(store.region);
  }

  /** A redirect is an answer like any other: what is sent must not go where another server says. */
  async fetch(url: string, init: RequestInit): Promise<Response> {
    return await (await this.signer()).fetch(url, { ...init, redirect: 'manual' });
  }

  /** Sends bytes as they are. `fetch` would copy them, twice for a short time, which counts where they are megabytes. */
  async send(url: string, { body, signal, ...init }: SentBytes): Promise<Response> {
    const { headers } = await (await this.signer()).sign(url, init);
    const { protocol } = new URL(url);
    const sent = (protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...{ method: init.method, signal },
      headers: { ...Object.fromEntries(headers), 'content-length': body.length },
    });
    // One that comes after the answer; what comes before refuses it.
    sent.on('error', () => undefined);
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode: status = 0 } = answer;
    const text = await buffer(answer);
    return new Response(text.length > 0 ? text : null, { status });
  }

  private async signer(): Promise<AwsClient> {
    const { region } = this.store;
    return new AwsClient({ service: 's3', region, retries: 1, ...(await this.credentials()) });
  }
}

/** Read from the environment as the tools of AWS do, kept, and asked for again before they expire. */
function ofTheWorkload(region: string): () => Promise<Credentials> {
  let provider: Promise<() => Promise<Credentials>> | undefined;
  return async () => {
    // Loaded only where it is needed, because it is larger than the rest of this.
    provider ??= import('@aws-sdk/credential-provider-node').then(({ defaultProvider }) =>
      defaultProvider({ clientConfig: { region } }),
    );
    return await (
      await provider
    )();
  };
}
