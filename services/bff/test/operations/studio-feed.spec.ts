import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PeriodicService } from '../../src/common/periodic/periodic.service.js';
import { StudioSamplerService } from '../../src/operations/studio/studio-sampler.service.js';
import pg from 'pg';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Status {
  source: string;
  stale: boolean;
  sample: { time: string; population: number; quality: string; streams: object[] } | null;
}

const START = Date.parse('2040-03-14T09:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);

describe('measurements of the studio', () => {
  let api: TestApi;
  let other: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_STUDIO_FEED: 'simulator' });
    other = await TestApi.start({ SALA_STUDIO_FEED: 'simulator' }, api.database);
    // The timers of the two must not take samples between those of the tests.
    for (const { app } of [api, other]) await app.get(PeriodicService).beforeApplicationShutdown();
    await api.app.listen(0, '127.0.0.1');
    await other.app.listen(0, '127.0.0.1');
    admin = await api.signIn('admin');
  });
  afterAll(async () => {
    await other.app.close();
    await api.stop();
  });
  beforeEach(async () => {
    await api.sql('DELETE FROM studio_sample');
  });

  const sample = (time: Date, of = api) => of.app.get(StudioSamplerService).sample(time);
  const count = async () => {
    const [row] = await api.sql<{ count: number }>('SELECT count(*)::int AS count FROM studio_sample');
    return row?.count;
  };
  const status = async () => (await api.get<Status>('/api/studio/status', { token: admin })).body.data;

  test('are taken once in each interval, whichever replica asks', async () => {
    const rounds = await Promise.all([
      sample(at(0)),
      sample(at(0), other),
      sample(at(0)),
      sample(at(0), other),
    ]);
    expect(rounds.filter(Boolean)).toHaveLength(1);
    expect(await sample(at(2), other)).toBe(false);
    expect(await sample(at(5), other)).toBe(true);
    expect(await sample(at(7))).toBe(false);
    expect(await sample(at(10))).toBe(true);
    expect(await count()).toBe(3);
  });

  test('are refused to a replica while another one takes one', async () => {
    const replica = new pg.Client({ connectionString: api.database.url });
    await replica.connect();
    await replica.query('SELECT pg_advisory_lock(7252014)');
    expect(await sample(at(0))).toBe(false);
    await replica.end();
    // The server notices the end of the connection a little later.
    await until(async () => (await api.sql('SELECT FROM pg_locks WHERE objid = 7252014')).length === 0);
    expect(await sample(at(0))).toBe(true);
  });

  test('reach the clients of the other replica, and a reconnect misses and doubles none', async () => {
    const url = await other.app.getUrl();
    const first = await EventClient.open(url, admin);
    // News of the samples of an earlier test may still arrive.
    const times = (client: EventClient) => client.of('studio.sampled').map(({ data }) => data.time);
    await sample(at(60));
    await first.until(() => times(first).includes('2040-03-14 16:01:00'));
    const { lastId } = first;
    first.close();
    await sample(at(65));
    await sample(at(70));
    const second = await EventClient.open(url, admin, lastId);
    await sample(at(75));
    await second.until(() => times(second).length >= 3);
    expect(times(second)).toEqual([...['2040-03-14 16:01:05', '2040-03-14 16:01:10', '2040-03-14 16:01:15']]);
    second.close();
  });

  test('follow what is broadcast', async () => {
    await api.sql(`UPDATE studio SET state = 'onAir', stream = 'main', clarity = 'original'`);
    await sample(at(0));
    expect((await status()).sample).toMatchObject({
      quality: 'smooth',
      picture: { resolution: '1920×1080' },
    });
    await api.sql(`UPDATE studio SET state = 'offAir'`);
    await sample(at(5));
    expect((await status()).sample).toMatchObject({ quality: 'idle', picture: null });
    await api.sql(`UPDATE studio SET state = 'onAir'`);
  });

  test('are removed after six hours', async () => {
    for (const seconds of [0, 60, 6 * 3_600 + 30]) await sample(at(seconds));
    const kept = await api.sql<{ at: Date }>('SELECT at FROM studio_sample ORDER BY at');
    expect(kept.map((row) => row.at.getTime())).toEqual([at(60).getTime(), at(6 * 3_600 + 30).getTime()]);
  });

  test('are averaged by minute, and leave the minutes between them open', async () => {
    await api.sql(`
      INSERT INTO studio_sample (at, population, streams, picture)
      SELECT date_trunc('minute', now()) - interval '10 minutes' + make_interval(secs => n * 30), 100 * (n + 1),
             '{}', NULL FROM generate_series(0, 7) AS n WHERE n NOT BETWEEN 2 AND 5`);
    const { body } = await api.get<{ points: { population: number | null }[] }>('/api/studio/population', {
      token: admin,
    });
    expect(body.data.points.map(({ population }) => population)).toEqual([150, null, null, 750]);
  });

  test('are called old when they stop coming', async () => {
    await sample(new Date(Date.now() - 60_000));
    expect(await status()).toMatchObject({ source: 'simulation', stale: true });
    await sample(new Date());
    expect((await status()).stale).toBe(false);
  });
});

describe('without a feed', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  test('there are no measurements, and the answer says why', async () => {
    expect(await api.app.get(StudioSamplerService).sample()).toBe(false);
    const { body } = await api.get<Status>('/api/studio/status', { token: await api.signIn('admin') });
    expect(body.data).toMatchObject({ source: 'off', stale: false, sample: null });
  });

  test('what the simulation left is not shown as if it was measured', async () => {
    const streams = { online: true, bitRate: 6_000, frameRate: 60 };
    await api.sql('INSERT INTO studio_sample (at, population, streams) VALUES (now(), 31346, $1)', [
      { main: streams, hot: streams, cold: streams },
    ]);
    const { body } = await api.get<{ points: unknown[] }>('/api/studio/population?span=hour', {
      token: await api.signIn('admin'),
    });
    expect(body.data).toMatchObject({ source: 'off', points: [] });
  });
});
