import { type Answer, type TestApi } from './test-api.js';

export interface Attempt {
  durationMs: number;
  status: number | null;
  failure: string | null;
}
export interface Delivery {
  id: string;
  type: string;
  state: string;
  body: string;
  attempts: Attempt[];
}
export interface Hook {
  id: number;
  url: string;
  state: string;
  failingSince: string | null;
  oldSecretUntil: string | null;
  version: number;
}
export interface Secret {
  id: number;
  secret: string;
}

export const ALL_EVENTS = [
  'enquiry.received',
  'application.decided',
  'policies.online',
  'policies.offline',
  'content.online',
  'content.changed',
  'content.offline',
  'content.deleted',
  'order.paid',
];

/** The calls of administrators. */
export class WebhookCalls {
  constructor(
    private readonly api: TestApi,
    private readonly token: string,
  ) {}

  tryCreate(url: string, events = ALL_EVENTS): Promise<Answer<Secret>> {
    return this.post('', { url, description: 'Help desk', events });
  }

  async create(url: string, events = ALL_EVENTS): Promise<Secret> {
    return (await this.tryCreate(url, events)).body.data;
  }

  async read(id: number): Promise<Hook> {
    return (await this.api.get<Hook>(`/api/webhooks/${id}`, { token: this.token })).body.data;
  }

  async edit(id: number, change: object): Promise<Answer<Hook>> {
    const { url, version } = await this.read(id);
    const body = { url, description: '', events: ALL_EVENTS, isActive: true, version, ...change };
    return await this.api.call<Hook>('PUT', `/api/webhooks/${id}`, { token: this.token, body });
  }

  async deliveries(id: number, filter = ''): Promise<Delivery[]> {
    const path = `/api/webhooks/${id}/deliveries${filter}`;
    return (await this.api.get<{ list: Delivery[] }>(path, { token: this.token })).body.data.list;
  }

  async newest(id: number): Promise<Delivery | undefined> {
    return (await this.deliveries(id))[0];
  }

  post<Data>(path: string, body?: object): Promise<Answer<Data>> {
    return this.api.post<Data>(`/api/webhooks${path}`, { token: this.token, body });
  }

  async history(id: number): Promise<{ action: string; after: object | null }[]> {
    const { body } = await this.api.get<{ list: { action: string; after: object | null }[] }>(
      `/api/webhooks/${id}/history`,
      { token: this.token },
    );
    return body.data.list;
  }
}
