import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { LiveEventsRepository } from '../../src/platform/live-events/live-events.repository.js';
import { MessageSenderService } from '../../src/messages/messages/message-sender.service.js';
import { BffProcess } from '../support/bff-process.js';
import { EventClient } from '../support/event-client.js';
import { fastest } from '../support/fastest.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

describe('live events over two replicas', () => {
  let first: TestApi;
  let second: TestApi;
  const urls: string[] = [];
  const clients: EventClient[] = [];
  beforeAll(async () => {
    first = await TestApi.start();
    second = await TestApi.start({}, first.database);
    for (const { app } of [first, second]) {
      await app.listen(0, '127.0.0.1');
      urls.push(await app.getUrl());
    }
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await second.app.close();
    await first.stop();
  });

  const listen = async (replica: 0 | 1, token: string, lastEventId?: number | string) => {
    const client = await EventClient.open(urls[replica] ?? '', token, lastEventId);
    clients.push(client);
    return client;
  };
  const send = (api: TestApi, accountId: number, content = 'Hello') =>
    api.app.get(DataSource).transaction(async (manager) => {
      const sender = api.app.get(MessageSenderService);
      await sender.send(manager, { to: [accountId], kind: 'decision', title: 'Sok', content });
    });
  const contents = (client: EventClient) => client.of('message.created').map(({ data }) => data.content);

  test('starts with hello and headers against proxy buffering', async () => {
    const { response, events } = await listen(0, await first.signIn('user'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(events).toMatchObject([{ event: 'hello', data: { complete: true, heartbeatSeconds: 20 } }]);
  });

  test('events of one replica reach the account on the other within 500 ms, and nobody else', async () => {
    const [user, admin] = [await first.signIn('user'), await first.signIn('admin')];
    const [mine, foreign] = [await listen(1, user), await listen(1, admin)];
    const sendAndHear = async () => {
      const heard = contents(mine).length;
      await send(first, 2, 'across');
      await mine.until(() => contents(mine).length > heard);
    };
    expect(await fastest(sendAndHear)).toBeLessThan(500);
    await wait(100);
    expect(foreign.events.map(({ event }) => event)).toEqual(['hello']);
  });

  test('events for a role reach only that role', async () => {
    const [user, admin] = [
      await listen(1, await first.signIn('user')),
      await listen(0, await first.signIn('admin')),
    ];
    await first.sql(
      `INSERT INTO live_event (type, role, payload) VALUES ('message.read', 'admin', '{"ids":[]}')`,
    );
    await admin.until(() => admin.of('message.read').length === 1);
    await wait(700);
    expect(user.of('message.read')).toEqual([]);
  });

  test('reading, removing and clearing send one event, only if something changed', async () => {
    const token = await first.signInStranger('reader');
    const [{ id }] = (await first.sql<{ id: number }>(
      `SELECT id FROM account WHERE user_name = 'reader'`,
    )) as [{ id: number }];
    const client = await listen(1, token);
    await send(first, id);
    await send(first, id);
    await client.until(() => client.of('message.created').length === 2);
    const ids = client.of('message.created').map(({ data }) => data.id);
    const call = (path: string, body: object) => first.post<{ count: number }>(path, { token, body });
    await call('/api/message/read', { ids: [ids[0]] });
    await call('/api/message/read', { ids: [ids[0]] });
    expect((await call('/api/messages/read-all', { type: 'notice' })).body.data).toEqual({ count: 1 });
    expect((await call('/api/messages/remove', { ids: [ids[0], 1] })).body.data).toEqual({ count: 1 });
    expect((await call('/api/messages/clear', { type: 'message' })).body.data).toEqual({ count: 0 });
    expect((await call('/api/messages/clear', { type: 'notice' })).body.data).toEqual({ count: 1 });
    await client.until(() => client.of('message.removed').length === 2);
    expect(client.of('message.read').map(({ data }) => data.ids)).toEqual([[ids[0]], [ids[1]]]);
    expect(client.of('message.removed').map(({ data }) => data.ids)).toEqual([[ids[0]], [ids[1]]]);
  });

  test('a reconnecting client gets each of 200 events once and in order', async () => {
    const token = await first.signIn('user');
    const seen: number[] = [];
    let client = await listen(0, token);
    const write = async (writer: number) => {
      for (let count = 0; count < 20; count += 1)
        await send(writer % 2 ? first : second, 2, `storm ${writer} ${count}`);
    };
    // As many at a time as there are connections to the database: more would wait for one, and be refused after a while.
    const writing = Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer)));
    const take = () => {
      seen.push(...client.of('message.created').map(({ id }) => id));
      return client.lastId;
    };
    for (const replica of [1, 0, 1, 0, 1] as const) {
      await wait(40);
      client.close();
      client = await listen(replica, token, take());
      expect(client.events[0]?.data.complete).toBe(true);
    }
    await writing;
    const rows = await first.sql<{ id: number }>(
      `SELECT id::float8 AS id FROM live_event WHERE payload->>'content' LIKE 'storm %' ORDER BY id`,
    );
    await client.until(() => client.lastId === rows.at(-1)?.id);
    take();
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(seen).toHaveLength(200);
  });

  test('an ended session ends its streams within a second with the reason', async () => {
    const leave = async (name: string) => {
      const token = await first.signInStranger(name);
      return { token, stream: await listen(1, token) };
    };
    const leaving = [await leave('leaver 1'), await leave('leaver 2'), await leave('leaver 3')];
    const rest = [...leaving];
    const logout = async () => {
      const { token, stream } = rest.pop() ?? (await leave('nobody'));
      await first.post('/api/user/logout', { token });
      await stream.until(() => stream.ended);
    };
    expect(await fastest(logout, leaving.length)).toBeLessThan(1_000);
    for (const { stream } of leaving)
      expect(stream.events.at(-1)).toMatchObject({ event: 'session.ended', data: { code: 50008 } });

    const removed = await listen(0, await first.signInStranger('removed'));
    await first.sql(
      `UPDATE session SET ended_at = now(), end_reason = 'revoked'
        WHERE account_id = (SELECT id FROM account WHERE user_name = 'removed')`,
    );
    await removed.until(() => removed.ended);
    expect(removed.events.at(-1)).toMatchObject({ event: 'session.ended', data: { code: 50012 } });
  });

  test('a change of the account is announced to all of its sessions, and to no other account', async () => {
    const token = await first.signInStranger('renamed');
    const other = await first.post<{ token: string }>('/api/user/login', {
      body: { username: 'renamed', password: 'user' },
    });
    const [own, elsewhere] = [await listen(0, token), await listen(1, other.body.data.token)];
    const foreign = await listen(1, await first.signIn('user'));
    const form = { email: 'new@sala.example', nickname: 'Maly', countryRegion: 'KH', area: 'KH-17' };
    expect((await first.post('/api/user/save-info', { token, body: form })).body.code).toBe(20000);
    const info = (await second.post('/api/user/info', { token })).body.data;
    for (const client of [own, elsewhere]) {
      await client.until(() => client.of('account.changed').length === 1);
      expect(client.of('account.changed')[0]?.data).toEqual(info);
    }
    expect(foreign.of('account.changed')).toEqual([]);
  });

  test.each(['x', '-1', '1.5', '1e3', '9'.repeat(16)])('Last-Event-ID %s is 400', async (id) => {
    const { response } = await listen(0, await first.signIn('user'), id);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 40000,
      data: { errors: [{ field: 'Last-Event-ID', rule: 'pattern' }] },
    });
  });

  test('an unknown id starts at the newest event', async () => {
    const { events } = await listen(0, await first.signIn('user'), 999_999_999);
    expect(events).toMatchObject([{ event: 'hello', data: { complete: false } }]);
  });

  test('events older than an hour are deleted except the newest, and older clients are told', async () => {
    // The application does it too, now and then, and the second one leaves it to the first.
    await until(async () => {
      await first.sql(`UPDATE live_event SET created_at = now() - interval '61 minutes'`);
      await first.app.get(LiveEventsRepository).maintain();
      return (await first.sql('SELECT id FROM live_event')).length === 1;
    });
    const token = await first.signIn('user');
    expect((await listen(0, token, 1)).events[0]?.data.complete).toBe(false);
  });

  test('settings are null at first, stored as sent, and announced to other sessions', async () => {
    const token = await first.signInStranger('painter');
    const other = await first.post<{ token: string }>('/api/user/login', {
      body: { username: 'painter', password: 'user' },
    });
    const [own, elsewhere] = [await listen(0, token), await listen(1, other.body.data.token)];
    expect((await first.get('/api/user/settings', { token })).body.data).toBeNull();
    const on = { navbar: true, menu: true, footer: true };
    const off = {
      topMenu: false,
      menuCollapse: false,
      tabBar: false,
      menuFromServer: false,
      colorWeak: false,
    };
    const settings = { theme: 'dark', locale: 'km-KH', themeColor: '#165DFF', menuWidth: 220, ...on, ...off };
    expect((await first.call('PUT', '/api/user/settings', { token, body: settings })).body.code).toBe(20000);
    expect((await second.get('/api/user/settings', { token })).body.data).toEqual(settings);
    await elsewhere.until(() => elsewhere.of('settings.changed').length === 1);
    expect(elsewhere.of('settings.changed')[0]?.data).toEqual(settings);
    expect(own.of('settings.changed')).toEqual([]);
    for (const wrong of [{ menuWidth: 179 }, { menuWidth: 401 }, { themeColor: 'red' }, { theme: 'blue' }]) {
      const body = { ...settings, ...wrong };
      expect((await first.call('PUT', '/api/user/settings', { token, body })).status).toBe(400);
    }
  });

  test('concurrent changes of two settings are both kept; for one setting the later wins', async () => {
    const token = await first.signInStranger('sculptor');
    const change = async (api: TestApi, body: object) =>
      (await api.call('PATCH', '/api/user/settings', { token, body })).body.data;
    expect(await change(first, { theme: 'dark' })).toEqual({ theme: 'dark' });
    await Promise.all([change(first, { navbar: false }), change(second, { locale: 'zh-CN' })]);
    const kept = { theme: 'system', navbar: false, locale: 'zh-CN' };
    expect(await change(second, { theme: 'system' })).toEqual(kept);
    expect((await first.get('/api/user/settings', { token })).body.data).toEqual(kept);
    expect((await first.call('PATCH', '/api/user/settings', { token, body: { unknown: 1 } })).status).toBe(
      400,
    );
  });

  test('changed settings are locked before the events are, so that no two writers wait for each other', async () => {
    const token = await first.signInStranger('weaver');
    const change = (body: object) => first.call('PATCH', '/api/user/settings', { token, body });
    await change({ theme: 'dark' });
    const publisher = first.app.get(DataSource).createQueryRunner();
    await publisher.startTransaction();
    await publisher.query('SELECT pg_advisory_xact_lock(7252003)');
    const changing = change({ theme: 'light' });
    const settings = `SELECT FROM account_settings WHERE account_id = (SELECT id FROM account WHERE user_name = 'weaver')`;
    await until(async () => (await first.sql(`${settings} FOR UPDATE SKIP LOCKED`)).length === 0);
    await publisher.rollbackTransaction();
    await publisher.release();
    expect((await changing).body.data).toEqual({ theme: 'light' });
  });

  test('a replica announces its shutdown and does not wait for clients', async () => {
    const third = await TestApi.start({}, first.database);
    await third.app.listen(0, '127.0.0.1');
    const client = await EventClient.open(await third.app.getUrl(), await first.signIn('admin'));
    await third.app.close();
    await client.until(() => client.ended);
    expect(client.events.at(-1)?.event).toBe('server.closing');
  });
});

describe('two processes', () => {
  let api: TestApi;
  const processes: BffProcess[] = [];
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await api.stop();
  });

  const startProcess = async () => {
    const bff = await BffProcess.start(api.database.url);
    processes.push(bff);
    return bff.url;
  };

  test('notify each other within 500 ms', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    const [here, there] = [await api.signIn('user'), await api.signIn('user')];
    const client = await EventClient.open(two, there);
    const changeAndHear = async () => {
      const heard = client.of('settings.changed').length;
      const answer = await fetch(`${one}/api/user/settings`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
        body: JSON.stringify({ menuWidth: 200 + heard }),
      });
      expect(await answer.json()).toMatchObject({ code: 20000 });
      await client.until(() => client.of('settings.changed').length > heard);
    };
    expect(await fastest(changeAndHear)).toBeLessThan(500);
    for (const bff of processes) await bff.stop();
    await client.until(() => client.ended);
    expect(client.events.at(-1)?.event).toBe('server.closing');
  });
});
