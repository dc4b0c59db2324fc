import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DatabaseProxy } from '../support/database-proxy.js';
import { deliver } from '../support/delivery.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

interface Maintenance {
  isOn: boolean;
  message: string;
  since: string | null;
  expectedEnd: string | null;
  version: number;
}

const MESSAGE = 'We are moving to a larger database.';

describe('maintenance', () => {
  let api: TestApi;
  let proxy: DatabaseProxy;
  let other: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    proxy = await DatabaseProxy.start(api.database.url);
    other = await TestApi.start({}, { ...api.database, url: proxy.url });
    for (const replica of [api, other]) await replica.app.listen(0, '127.0.0.1');
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  afterAll(async () => {
    await other.app.close();
    await proxy.stop();
    await api.stop();
  });
  afterEach(() => change({ isOn: false }));

  const read = async (replica = api) => (await replica.get<Maintenance>('/api/maintenance')).body.data;
  const change = async (body: object, token = admin) =>
    api.post<Maintenance>('/api/maintenance', { token, body: { version: (await read()).version, ...body } });
  const begin = () => change({ isOn: true, message: MESSAGE, minutes: 60 });
  const login = (username: string) => api.post('/api/user/login', { body: { username, password: username } });

  test('shuts out everyone but administrators, and says why', async () => {
    expect((await begin()).body.data).toMatchObject({ isOn: true, message: MESSAGE });
    const refused = [
      await api.get('/api/list/the-service', { token: user }),
      await api.get('/api/user/settings', { token: user }),
      await api.post('/api/user/info'),
      await login('user'),
    ];
    for (const { status, headers, body } of refused) {
      expect([status, body.code, headers['retry-after']]).toEqual([503, 50300, '5']);
      expect(body.data).toMatchObject({ isOn: true, message: MESSAGE, expectedEnd: expect.any(String) });
    }
    expect((await api.get('/api/user/settings', { token: admin })).body.code).toBe(20000);
    expect((await login('admin')).body.code).toBe(20000);
    await change({ isOn: false });
    expect((await api.get('/api/user/settings', { token: user })).body.code).toBe(20000);
    expect(await read()).toMatchObject({ isOn: false, message: '', since: null, expectedEnd: null });
  });

  test('leaves alone the probes, the state itself, signing out and what channels read', async () => {
    await begin();
    for (const path of ['/healthz', '/readyz', '/api/maintenance'])
      expect((await api.get(path)).body.code).toBe(20000);
    const stranger = await api.post('/api/user/logout', { token: 'none' });
    expect(stranger.body.code).toBe(20000);
    // Refused for want of a key, not because of the maintenance.
    for (const path of ['/sets', '/sets/1', '/items/1']) expect((await deliver(api, path)).status).toBe(401);
  });

  test('reaches the other replica at once, which ends the streams of those who are shut out', async () => {
    const url = await other.app.getUrl();
    const [theirs, own] = [await EventClient.open(url, user), await EventClient.open(url, admin)];
    await begin();
    await theirs.until(() => theirs.ended);
    expect(theirs.events.map(({ event }) => event).slice(-2)).toEqual([
      'maintenance.changed',
      'server.closing',
    ]);
    expect((await other.get('/api/user/settings', { token: user })).status).toBe(503);
    await change({ isOn: false });
    await own.until(() => own.of('maintenance.changed').length === 2);
    expect(own.ended).toBe(false);
    await own.until(() => own.of('maintenance.changed').at(-1)?.data.isOn === false);
    own.close();
    expect((await other.get('/api/user/settings', { token: user })).body.code).toBe(20000);
  });

  test('reaches a replica that was cut off, as soon as it is connected again', async () => {
    const theirs = await EventClient.open(await other.app.getUrl(), user);
    await proxy.cut();
    await begin();
    await proxy.mend();
    await theirs.until(() => theirs.ended);
    expect(theirs.events.at(-1)?.event).toBe('server.closing');
  });

  test('only administrators switch it, on the version they have read, and it is recorded', async () => {
    expect((await change({ isOn: true }, user)).body.code).toBe(40300);
    const { version } = await read();
    await begin();
    expect((await change({ isOn: false, version })).body).toMatchObject({
      code: 40900,
      data: { state: 'on', version: version + 1 },
    });
    const [entry] = await api.sql<{ action: string; after: object }>(
      `SELECT action, after FROM audit_entry WHERE entity = 'maintenance' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({ action: 'turnOn', after: { isOn: true, message: MESSAGE } });
  });

  test.each([
    [{ message: 'x'.repeat(201) }, 'maxLength'],
    [{ minutes: 0 }, 'minimum'],
    [{ minutes: 10_081 }, 'maximum'],
    [{ isOn: 'yes' }, 'boolean'],
  ])('refuses %j', async (wrong, rule) => {
    const { status, body } = await change({ isOn: true, ...wrong });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(rule);
  });
});
