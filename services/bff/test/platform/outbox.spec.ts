import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { OutboxDeliveryService } from '../../src/platform/outbox/outbox-delivery.service.js';
import { OutboxHandlersService } from '../../src/platform/outbox/outbox-handlers.service.js';
import { OutboxService } from '../../src/platform/outbox/outbox.service.js';
import { type Attempt, DeliveryError, type OutboxKind } from '../../src/platform/outbox/outbox-kind.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Parcel {
  name: string;
}

const PARCEL: OutboxKind<Parcel> = {
  // A name of its own, so that nothing else delivers it.
  name: 'parcel' as 'mail',
  atATime: { all: 3, ofOneLane: 2 },
  timeoutSeconds: 1,
  retry: { firstSeconds: 60, longestSeconds: 600 },
  deadlineSeconds: 3_600,
};

describe('the outbox', () => {
  const arrived: { name: string; attempt: Attempt }[] = [];
  const died: string[] = [];
  const deliver = jest.fn<(parcel: Parcel, attempt: Attempt) => Promise<void>>();
  let api: TestApi;
  beforeAll(async () => {
    const register = jest.spyOn(OutboxHandlersService.prototype, 'register');
    register.mockImplementationOnce(function (this: OutboxHandlersService, kind, handler) {
      this.register(kind, handler);
      this.register(PARCEL, {
        isReady: true,
        deliver,
        died: (_manager, { name }) => {
          died.push(name);
          return Promise.resolve();
        },
        recipientOf: ({ name }) => name,
      });
    });
    api = await TestApi.start();
  });
  afterEach(async () => {
    deliver.mockReset();
    arrived.length = 0;
    died.length = 0;
    await api.sql('DELETE FROM outbox_message');
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await api.stop();
  });

  const arrives = (parcel: Parcel, attempt: Attempt) => {
    arrived.push({ name: parcel.name, attempt });
    return Promise.resolve();
  };
  const send = (name: string, lane = '') =>
    api.app
      .get(DataSource)
      .transaction((manager) =>
        api.app.get(OutboxService).send(manager, PARCEL, { name }, { subject: 'test', lane }),
      );
  const rows = () =>
    api.sql<{ id: string; attempts: number; failure: string; died: boolean }>(
      'SELECT id, attempts, failure, died_at IS NOT NULL AS died FROM outbox_message',
    );
  const retryNow = () =>
    api.sql(
      `UPDATE outbox_message SET next_attempt_at = now() WHERE failure <> '';
       SELECT pg_notify('sala_outbox', 'parcel')`,
    );
  const names = () => arrived.map(({ name }) => name);

  test('delivers what was committed, and removes it', async () => {
    deliver.mockImplementation(arrives);
    await send('one');
    await until(async () => (await rows()).length === 0);
    expect(names()).toEqual(['one']);
  });

  test('tells the handler the same id in each attempt', async () => {
    deliver.mockRejectedValueOnce(new DeliveryError('HTTP 503'));
    deliver.mockImplementation(arrives);
    await send('one');
    await until(async () => (await rows())[0]?.failure === 'HTTP 503');
    const [row] = await rows();
    await retryNow();
    await until(() => arrived.length === 1);
    expect(arrived[0]?.attempt).toMatchObject({ id: row?.id, number: 2 });
  });

  test('waits at least as long as the other side asks', async () => {
    deliver.mockRejectedValueOnce(new DeliveryError('HTTP 429', { retryAfterSeconds: 1_800 }));
    await send('one');
    await until(async () => (await rows())[0]?.failure === 'HTTP 429');
    const [{ seconds }] = (await api.sql<{ seconds: number }>(
      'SELECT extract(epoch FROM next_attempt_at - now())::float8 AS seconds FROM outbox_message',
    )) as [{ seconds: number }];
    expect(seconds).toBeGreaterThan(1_700);
  });

  test('goes on behind a poisonous message', async () => {
    deliver.mockImplementation((parcel, attempt) => {
      if (parcel.name === 'poison') throw new TypeError('reading a property of undefined');
      return arrives(parcel, attempt);
    });
    for (const name of ['poison', 'one', 'poison', 'two']) await send(name);
    await until(() => arrived.length === 2);
    await until(async () => (await rows()).every(({ failure }) => failure === 'UNKNOWN'));
    expect(names()).toEqual(['one', 'two']);
  });

  test('buries what nobody can open, without its key or as garbage', async () => {
    deliver.mockImplementation(arrives);
    await api.sql(
      `INSERT INTO outbox_message (id, kind, sealed, deadline, useful_until)
       VALUES (gen_random_uuid(), 'parcel', '\\x00', now() + interval '1 hour', now() + interval '1 hour');
       SELECT pg_notify('sala_outbox', 'parcel')`,
    );
    await until(async () => (await rows())[0]?.died === true);
    expect(await rows()).toMatchObject([{ failure: 'KEY' }]);
    await send('one');
    await until(() => arrived.length === 1);
  });

  test('takes back the place of a handler that never ends', async () => {
    deliver.mockImplementation((parcel, attempt) =>
      parcel.name === 'never' ? new Promise(() => undefined) : arrives(parcel, attempt),
    );
    for (let at = 0; at < 3; at++) await send('never', String(at));
    await until(() => deliver.mock.calls.length === 3);
    await send('one');
    await until(() => arrived.length === 1);
    await until(async () => (await rows()).every(({ failure }) => failure === 'TIMEOUT'));
  });

  test('keeps a place for other lanes while one is slow', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    deliver.mockImplementation(async (parcel, attempt) => {
      if (parcel.name === 'slow') await promise;
      await arrives(parcel, attempt);
    });
    for (let at = 0; at < 4; at++) await send('slow', 'slow');
    await send('quick', 'quick');
    await until(() => arrived.length === 1);
    expect(names()).toEqual(['quick']);
    resolve(undefined);
    await until(() => arrived.length === 5);
  });

  test('buries what the other side refuses for good, and tells the handler', async () => {
    deliver.mockRejectedValue(new DeliveryError('HTTP 410', { isFinal: true }));
    await send('one');
    await until(async () => (await rows())[0]?.died === true);
    expect(died).toEqual(['one']);
  });

  test('buries what is past its deadline, and removes it after its retention', async () => {
    deliver.mockRejectedValue(new DeliveryError('HTTP 500'));
    await send('one');
    await until(async () => (await rows())[0]?.failure === 'HTTP 500');
    const sweep = () => api.app.get(OutboxDeliveryService).sweep();
    await sweep();
    expect(await rows()).toMatchObject([{ died: false }]);
    await api.sql('UPDATE outbox_message SET deadline = now(), next_attempt_at = now()');
    await sweep();
    expect(await rows()).toMatchObject([{ died: true, failure: 'HTTP 500' }]);
    expect(died).toEqual(['one']);
    await api.sql(`UPDATE outbox_message SET died_at = now() - interval '31 days'`);
    await sweep();
    expect(await rows()).toEqual([]);
  });

  test('leaves a message alone that another process has taken since', async () => {
    const { promise, reject } = Promise.withResolvers<undefined>();
    deliver.mockImplementationOnce(() => promise);
    await send('one');
    await until(() => deliver.mock.calls.length === 1);
    // The other process holds it for longer than this test takes.
    await api.sql(
      `UPDATE outbox_message SET attempts = attempts + 1, next_attempt_at = now() + interval '1 hour'`,
    );
    reject(new DeliveryError('HTTP 410', { isFinal: true }));
    await send('two');
    deliver.mockImplementation(arrives);
    await until(() => arrived.length === 1);
    expect(await rows()).toMatchObject([{ attempts: 2, died: false, failure: '' }]);
  });
});
