import { AwsClient } from 'aws4fetch';
import { type ObjectStore } from '../../config/config.js';

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
    const { region } = this.store;
    const client = new AwsClient({ service: 's3', region, retries: 1, ...(await this.credentials()) });
    return await client.fetch(url, { ...init, redirect: 'manual' });
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
