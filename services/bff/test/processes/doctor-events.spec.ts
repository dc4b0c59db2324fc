import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DiscardPolicy, jetstreamManager, StorageType } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Config } from '../../src/config/config.js';
import { examineEvents } from '../../src/doctor/examine-events.js';
import { freePort } from '../support/free-port.js';
import { NATS_PATH, NatsServer } from '../support/nats-server.js';
import { TEST_SECRET } from '../support/test-config.js';

const find = async (url?: string, more: NodeJS.ProcessEnv = {}) =>
  await examineEvents(
    Config.parse({
      DATABASE_URL: 'postgres://nobody@localhost/nothing',
      JWT_SECRET: TEST_SECRET,
      ...(url !== undefined && { SALA_EVENTS_URL: url }),
      ...more,
    }),
  );

test('sala doctor says nothing of NATS where there is none, and that one cannot be reached', async () => {
  expect(await find()).toEqual([]);
  expect(await find(`nats://127.0.0.1:${await freePort()}`)).toMatchObject([
    { outcome: 'fail', detail: 'Nothing listens at the address of NATS.' },
  ]);
  expect(await find('nats://nowhere.invalid')).toMatchObject([
    { outcome: 'fail', detail: 'The name of the NATS server cannot be resolved.' },
  ]);
});

(NATS_PATH === undefined ? describe.skip : describe)('sala doctor, of events through NATS', () => {
  let nats: NatsServer;
  let connection: NatsConnection;
  beforeAll(async () => {
    nats = await NatsServer.start('--user', 'sala', '--pass', 'secret');
    connection = await connect({ servers: nats.url, user: 'sala', pass: 'secret' });
  });
  afterAll(async () => {
    await connection.close();
    await nats.stop();
  });

  const url = () => nats.url.replace('//', '//sala:secret@');
  const make = async (stream: object) => {
    const { streams } = await jetstreamManager(connection);
    await streams.delete('SALA_EVENTS').catch(() => undefined);
    await streams.add({ name: 'SALA_EVENTS', subjects: ['SALA_EVENTS.batches'], ...stream });
  };

  test('looks at the user, the stream and its limits', async () => {
    expect(await find(nats.url)).toMatchObject([
      { outcome: 'fail', detail: expect.stringMatching(/SALA_EVENTS_URL names nobody/) },
    ]);
    expect(await find(url())).toMatchObject([
      { outcome: 'ok' },
      { outcome: 'warn', detail: expect.stringMatching(/no stream SALA_EVENTS yet/) },
    ]);
    await make({ discard: DiscardPolicy.New });
    expect(await find(url())).toMatchObject([{ outcome: 'ok' }, { outcome: 'ok' }]);
    await make({
      storage: StorageType.Memory,
      discard: DiscardPolicy.Old,
      max_age: 3_600e9,
      subjects: ['other'],
    });
    expect((await find(url())).map(({ outcome, detail }) => `${outcome}: ${detail}`)).toEqual([
      expect.stringContaining('ok: '),
      expect.stringContaining('fail: The stream SALA_EVENTS does not take SALA_EVENTS.batches'),
      expect.stringContaining('fail: The stream SALA_EVENTS is in memory only'),
      expect.stringContaining('fail: The stream SALA_EVENTS drops its oldest messages'),
      expect.stringContaining('warn: The stream SALA_EVENTS drops messages early'),
    ]);
  });
});
