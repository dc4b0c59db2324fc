import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  HEARTBEAT_S,
  LIVE_EVENT_CHANNEL,
  STREAMS_PER_ACCOUNT,
  MAX_BUFFERED_BYTES,
} from '../../src/platform/live-events/live-events.constants.js';
import { OpenStreamsService } from '../../src/platform/live-events/open-streams.service.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

/** More events than the server reads in one batch. */
const MANY = 1_203;

describe('one stream of live events', () => {
  let api: TestApi;
  let url: string;
  let token: string;
  const clients: { close: () => void }[] = [];
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    url = await api.app.getUrl();
    await api.sql(`INSERT INTO live_event (type, payload) VALUES ('message.read', '{"ids":[]}')`);
  });
  beforeEach(async () => {
    token = await api.signIn('user');
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await until(() => openStreams() === 0);
  });
  afterAll(() => api.stop());

  const openStreams = () => api.app.get(OpenStreamsService).all.length;
  const listen = async (lastEventId?: number) => {
    const client = await EventClient.open(url, token, lastEventId);
    clients.push(client);
    return client;
  };
  /** Events for all accounts, each with `bytes` of text. */
  const publish = async (count: number, bytes = 1) => {
    const rows = await api.sql<{ id: number }>(
      `INSERT INTO live_event (type, payload)
       SELECT 'message.created', jsonb_build_object('content', repeat('x', $2)) FROM generate_series(1, $1)
       RETURNING id::float8 AS id`,
      [count, bytes],
    );
    await api.sql('SELECT pg_notify($1, $2)', [LIVE_EVENT_CHANNEL, '']);
    return rows.map(({ id }) => id);
  };
  /** Sends a request without reading the response. */
  const ask = async (method: string) => {
    const call = request(`${url}/api/events`, { method, headers: { authorization: `Bearer ${token}` } });
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    clients.push({
      close: () => {
        call.destroy();
      },
    });
    return response;
  };

  test('a reconnecting client gets all missed events once and in order', async () => {
    const last = (await listen()).lastId;
    const missed = await publish(MANY);
    const client = await listen(last);
    await client.until(() => client.lastId === missed.at(-1));
    expect(client.of('message.created').map(({ id }) => id)).toEqual(missed);
    const [next] = await publish(1);
    await client.until(() => client.lastId === next);
    expect(client.of('message.created')).toHaveLength(MANY + 1);
  });

  test('disconnects a client that does not read, and both clients get all events in the end', async () => {
    const reader = await listen();
    const { lastId } = reader;
    (await ask('GET')).pause();
    await until(() => openStreams() === 2);
    // The socket buffers on both sides hold data in addition to the server's own buffer limit.
    const sent: number[] = [];
    while (openStreams() === 2 && sent.length < MANY) {
      sent.push(...(await publish(2, MAX_BUFFERED_BYTES / 4)));
      await reader.until(() => reader.lastId === sent.at(-1));
    }
    expect(openStreams()).toBe(1);
    expect(reader.ended).toBe(false);

    const back = await listen(lastId);
    await back.until(() => back.lastId === sent.at(-1));
    for (const client of [reader, back]) {
      expect(client.of('message.created').map(({ id }) => id)).toEqual(sent);
    }
  });

  test('limits an account to 32 streams per replica with Retry-After', async () => {
    const streams = await Promise.all(Array.from({ length: STREAMS_PER_ACCOUNT }, () => listen()));
    const refused = await listen();
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('10');
    expect(await refused.response.json()).toMatchObject({ code: 42900, status: 'fail', data: null });

    const other = await EventClient.open(url, await api.signIn('admin'));
    clients.push(other);
    expect(other.response.status).toBe(200);

    streams[0]?.close();
    await until(() => openStreams() === STREAMS_PER_ACCOUNT);
    expect((await listen()).response.status).toBe(200);
  });

  test('HEAD returns the headers of GET and opens no stream', async () => {
    const response = await ask('HEAD');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    await until(() => openStreams() === 0);
  });
});

describe('the heartbeat', () => {
  afterEach(() => {
    mock.timers.reset();
  });

  test('is sent in time with the last id and without an event', async () => {
    // Fakes only the server's intervals. They run when the test advances the clock.
    mock.timers.enable({ apis: ['setInterval'] });
    const api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    const headers = { authorization: `Bearer ${await api.signIn('user')}` };
    const call = request(`${await api.app.getUrl()}/api/events`, { headers }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    await until(() => text.includes('event: hello'));
    // This event is for another account, so it is skipped. Only the next heartbeat reports its id.
    const [{ id }] = (await api.sql<{ id: number }>(
      `INSERT INTO live_event (type, account_id, payload) VALUES ('message.read', 1, '{"ids":[]}')
       RETURNING id::float8 AS id`,
    )) as [{ id: number }];
    await until(() => api.app.get(OpenStreamsService).all[0]?.cursor === id);

    mock.timers.tick(HEARTBEAT_S * 1_000 - 1);
    await wait(50);
    expect(text).not.toContain('\n:\n');
    mock.timers.tick(1);
    await until(() => text.endsWith(`\n\n:\nid: ${id}\n\n`));
    call.destroy();
    await api.stop();
  });
});
