import { type Answer, type TestApi } from './test-api.js';

export interface RowAnswer {
  index: number;
  result: string;
  id?: number;
  reason?: string;
  msg?: string;
  errors?: { field: string; rule: string; params: object; msg: string }[];
}

export interface BatchAnswer {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  rows: RowAnswer[];
}

export type BatchKind = 'items' | 'authors' | 'projects' | 'teams' | 'facts';

export const ITEM_ROW = {
  externalId: 'lesson-1',
  kind: 'text',
  title: 'Lamps that blink',
  subject: 'coding',
  source: 'teachers',
  author: 'Anna Integrated',
  language: 'en-US',
  agesFrom: 7,
  agesTo: 11,
  labels: ['lamps'],
  body: 'One lamp.\n\nTwo lamps.',
};

/** Another system of the school, which sends batches in the name of somebody. */
export class OtherSystem {
  constructor(
    private readonly api: TestApi,
    private readonly token: string,
  ) {}

  /** With a personal access token of somebody who is signed in. */
  static async of(api: TestApi, session: string, password: string, scopes = ['integration:write']) {
    const { body } = await api.post<{ token: string }>('/api/user/tokens', {
      token: session,
      body: { name: 'Other system', scopes, days: 30, currentPassword: password },
    });
    return new OtherSystem(api, body.data.token);
  }

  put(kind: BatchKind, body: object, headers: Record<string, string> = {}): Promise<Answer<BatchAnswer>> {
    return this.api.call('PUT', `/api/integration/${kind}`, { token: this.token, body, headers });
  }

  remove(externalId: string): Promise<Answer<{ id: number; state: string; version: number }>> {
    const path = `/api/integration/items?externalId=${encodeURIComponent(externalId)}`;
    return this.api.call('DELETE', path, { token: this.token, headers: { 'accept-language': 'en-US' } });
  }

  send(kind: BatchKind, rows: unknown, headers: Record<string, string> = {}): Promise<Answer<BatchAnswer>> {
    return this.put(kind, { rows }, headers);
  }

  async sent(kind: BatchKind, ...rows: unknown[]): Promise<BatchAnswer> {
    const { body } = await this.send(kind, rows);
    if (body.code !== 20000) throw new Error(`${kind}: ${body.msg}`);
    return body.data;
  }

  /** What became of the rows, in order. */
  async results(kind: BatchKind, ...rows: unknown[]): Promise<string[]> {
    return (await this.sent(kind, ...rows)).rows.map(({ result, reason }) => reason ?? result);
  }
}
