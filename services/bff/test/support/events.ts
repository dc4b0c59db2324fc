import { randomUUID } from 'node:crypto';
import { expectPlain } from './contract.js';
import { until } from './until.js';
import { type TestApi } from './test-api.js';

export interface SentEvent {
  id: string;
  type: string;
  at: string;
  item: number;
  seconds?: number;
}

export interface Collected {
  accepted: number;
  refused: number;
  errors: { index: number; field: string; reason: string }[];
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  errors?: { field: string; rule: string }[];
}

export function eventOf(type: string, item: number, more: object = {}): SentEvent {
  return { id: randomUUID(), type, at: new Date().toISOString(), item, ...more };
}

/** A channel that sends events to a replica. */
export class EventSender {
  constructor(
    private readonly api: TestApi,
    readonly key: string,
  ) {}

  async send(body: unknown, headers: Record<string, string> = {}, key = this.key) {
    const response = await this.api.app.inject({
      method: 'POST',
      url: '/collect/v1/events',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en-US',
        'sala-key': key,
        ...headers,
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';', 1);
    expectPlain('/collect/v1/events', response.statusCode, mediaType, response.json(), 'POST');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<Collected & Problem>(),
    };
  }

  /** Sends events, and waits until they are counted. */
  async count(events: SentEvent[], more: object = {}, headers: Record<string, string> = {}): Promise<void> {
    const { status, body } = await this.send({ events, ...more }, headers);
    if (status !== 202 || body.refused > 0) throw new Error(`${status} ${JSON.stringify(body)}`);
    await this.untilCounted();
  }

  async untilCounted(): Promise<void> {
    await until(async () => (await this.api.sql('SELECT FROM event_batch LIMIT 1')).length === 0);
  }
}
