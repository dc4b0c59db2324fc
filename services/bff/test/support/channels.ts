import { type Answer, type TestApi } from './test-api.js';

export interface Channel {
  id: number;
  name: string;
  key: string;
  origins: string[];
  rate: number;
  visitors: string;
  previewPattern: string;
  state: string;
  oldKeyUntil: string | null;
  lastUsedTime: string | null;
  revokedTime: string | null;
  version: number;
}

export const CHANNEL = {
  name: 'School screens',
  origins: ['https://school.example'],
  rate: 600,
  visitors: 'remembered',
};

/** The calls of administrators. */
export class ChannelCalls {
  constructor(
    private readonly api: TestApi,
    private readonly token: string,
  ) {}

  tryCreate(change: object = {}): Promise<Answer<Channel>> {
    return this.post('', { ...CHANNEL, ...change });
  }

  async create(change: object = {}): Promise<Channel> {
    return (await this.tryCreate(change)).body.data;
  }

  async read(id: number): Promise<Channel> {
    return (await this.api.get<Channel>(`/api/channels/${id}`, { token: this.token })).body.data;
  }

  async list(query = ''): Promise<{ list: Channel[]; total: number }> {
    const path = `/api/channels${query}`;
    return (await this.api.get<{ list: Channel[]; total: number }>(path, { token: this.token })).body.data;
  }

  edit({ id, version }: Channel, change: object): Promise<Answer<Channel>> {
    const body = { ...CHANNEL, ...change, version };
    return this.api.call('PUT', `/api/channels/${id}`, { token: this.token, body });
  }

  rotate({ id, version }: Channel): Promise<Answer<Channel>> {
    return this.post(`/${id}/key`, { version });
  }

  revoke({ id, version }: Channel): Promise<Answer<Channel>> {
    return this.post(`/${id}/revoke`, { version });
  }

  async history(id: number): Promise<{ action: string; after: object | null }[]> {
    const { body } = await this.api.get<{ list: { action: string; after: object | null }[] }>(
      `/api/channels/${id}/history`,
      { token: this.token },
    );
    return body.data.list;
  }

  private post<Data>(path: string, body: object): Promise<Answer<Data>> {
    return this.api.post<Data>(`/api/channels${path}`, { token: this.token, body });
  }
}
