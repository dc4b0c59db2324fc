import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ChannelKeysService } from '../../src/delivery/channels/channel-keys.service.js';
import { MAX_CHANNELS } from '../../src/delivery/channels/channels.constants.js';
import { CHANNEL, ChannelCalls } from '../support/channels.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const ORIGIN = 'https://school.example';

describe('channels', () => {
  let api: TestApi;
  let channels: ChannelCalls;
  let keys: ChannelKeysService;
  beforeAll(async () => {
    api = await TestApi.start();
    channels = new ChannelCalls(api, await api.signIn('admin'));
    keys = api.app.get(ChannelKeysService, { strict: false });
  });
  beforeEach(() => api.sql(`DELETE FROM channel`));
  afterAll(() => api.stop());

  /** The reason of the refusal, or the id of the channel. */
  const verified = async (key: string | undefined, origin?: string) => {
    try {
      return (await keys.verify({ key, origin })).id;
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('have a key that can be read again, and are listed with the newest first', async () => {
    const first = await channels.create();
    const second = await channels.create({ name: 'Library', origins: [] });
    expect(first).toMatchObject({ ...CHANNEL, state: 'active', oldKeyUntil: null, lastUsedTime: null });
    expect(first.key).toMatch(/^sala_pub_[\w-]{32}$/);
    expect(second.key).not.toBe(first.key);
    expect(await channels.list()).toEqual({ list: [second, first], total: 2 });
    expect(await channels.read(first.id)).toEqual(first);
    await channels.revoke(first);
    expect((await channels.list('?state=active')).list.map(({ id }) => id)).toEqual([second.id]);
    expect((await channels.list('?state=revoked')).list.map(({ id }) => id)).toEqual([first.id]);
  });

  test.each([
    ['name', ''],
    ['name', ' spaces around '],
    ['rate', 59],
    ['rate', 600_001],
    ['origins', ['https://school.example/path']],
    ['origins', ['https://School.example']],
    ['origins', ['ftp://school.example']],
    ['origins', ['school.example']],
    ['origins', ['*']],
    ['origins', Array.from({ length: 21 }, (_, at) => `https://${at}.example`)],
  ])('are refused with the %s %j', async (field, value) => {
    const { status, body } = await channels.tryCreate({ [field]: value });
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ field: expect.stringContaining(field) }] });
  });

  test('keep origins that are named twice once', async () => {
    expect((await channels.create({ origins: [ORIGIN, ORIGIN] })).origins).toEqual([ORIGIN]);
  });

  test('are edited by version, and what was done stands in the history', async () => {
    const channel = await channels.create();
    const { body } = await channels.edit(channel, { name: 'Screens', rate: 1_200 });
    expect(body.data).toEqual({ ...channel, name: 'Screens', rate: 1_200, version: 2 });
    const stale = await channels.edit(channel, { name: 'Late' });
    expect(stale.body).toMatchObject({ code: 40900, data: { state: 'active', version: 2 } });
    await channels.rotate(body.data);
    const history = await channels.history(channel.id);
    expect(history.map(({ action }) => action)).toEqual(['rotateKey', 'edit', 'create']);
    expect(JSON.stringify(history)).not.toContain('sala_pub_');
  });

  test('that were revoked change no more', async () => {
    const channel = await channels.create();
    const revoked = (await channels.revoke(channel)).body.data;
    expect(revoked).toMatchObject({ state: 'revoked', revokedTime: expect.any(String) });
    for (const { body } of [
      await channels.edit(revoked, {}),
      await channels.rotate(revoked),
      await channels.revoke(revoked),
    ])
      expect(body).toMatchObject({ code: 40900, data: { state: 'revoked', version: 2 } });
    expect((await channels.rotate({ ...revoked, id: 2_000_000_000 })).body.code).toBe(40400);
  });

  test('are limited in number, also when they come at the same time, and revoked ones do not count', async () => {
    await api.sql(
      `INSERT INTO channel (name, key, rate) SELECT 'many', 'many' || n, 60 FROM generate_series(1, $1) n`,
      [MAX_CHANNELS - 1],
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => channels.tryCreate()));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([20000, 50000, 50000, 50000]);
    const created = answers.map(({ body }) => body).find(({ code }) => code === 20000);
    if (!created) throw new Error('None was created.');
    await channels.revoke(created.data);
    expect((await channels.tryCreate()).body.code).toBe(20000);
  });

  test('a key is told by what is wrong with it', async () => {
    const { id, key } = await channels.create();
    await until(async () => (await verified(key)) === id);
    expect(await verified(key, ORIGIN)).toBe(id);
    expect(await verified(undefined)).toBe('channelKeyMissing');
    expect(await verified(`${key}x`)).toBe('channelKeyUnknown');
    for (const origin of ['https://other.example', 'http://school.example', `${ORIGIN}:8443`, 'null'])
      expect(await verified(key, origin)).toBe('originRefused');
  });

  test('without origins, no page may use it', async () => {
    const { id, key } = await channels.create({ origins: [] });
    await until(async () => (await verified(key)) === id);
    expect(await verified(key, ORIGIN)).toBe('originRefused');
  });

  test('a revoked key stops at once, and is not taken for an unknown one', async () => {
    const channel = await channels.create();
    await until(async () => (await verified(channel.key)) === channel.id);
    await channels.revoke(channel);
    await until(async () => (await verified(channel.key)) === 'channelKeyRevoked');
  });

  test('the key before the last rotation works for a day', async () => {
    const channel = await channels.create();
    const rotated = (await channels.rotate(channel)).body.data;
    expect(rotated.key).not.toBe(channel.key);
    expect(rotated.oldKeyUntil).not.toBeNull();
    await until(async () => (await verified(rotated.key)) === channel.id);
    expect(await verified(channel.key, ORIGIN)).toBe(channel.id);
    await api.sql(`UPDATE channel SET old_key_until = now(); NOTIFY sala_channel`);
    await until(async () => (await verified(channel.key)) === 'channelKeyUnknown');
    expect(await verified(rotated.key)).toBe(channel.id);
    expect((await channels.read(channel.id)).oldKeyUntil).toBeNull();
  });
});
