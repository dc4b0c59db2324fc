import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OutboxDeliveryService } from '../../src/platform/outbox/outbox-delivery.service.js';
import { WebhookCleanerService } from '../../src/system/webhooks/webhook-cleaner.service.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';
import { verified } from '../support/webhook-receiver.js';
import { WebhookStage } from '../support/webhook-stage.js';
import { type Delivery, type Secret, WebhookCalls } from '../support/webhooks.js';

describe('deliveries to webhooks', () => {
  let stage: WebhookStage;
  beforeAll(async () => {
    stage = await WebhookStage.start();
  });
  beforeEach(() => stage.clear());
  afterAll(() => stage.stop());

  test('a failure is tried again under the same id, and told until it passes', async () => {
    stage.receiver.answer = { status: 503, headers: { 'retry-after': '1800' }, body: Buffer.alloc(200_000) };
    const { id } = await stage.hooks.create(stage.receiver.url);
    await stage.tell();
    await stage.failedOnce(id);
    expect((await stage.hooks.read(id)).failingSince).not.toBeNull();
    const [{ seconds }] = (await stage.api.sql<{ seconds: number }>(
      'SELECT extract(epoch FROM next_attempt_at - now())::float8 AS seconds FROM outbox_message',
    )) as [{ seconds: number }];
    expect(seconds).toBeGreaterThan(1_500);
    stage.receiver.answer = { status: 200 };
    await stage.retryNow();
    const { attempts } = await stage.inState(id, 'delivered');
    expect(attempts).toMatchObject([
      { status: 503, failure: 'status' },
      { status: 200, failure: null },
    ]);
    const ids = stage.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
    expect((await stage.hooks.read(id)).failingSince).toBeNull();
  });

  test('410 switches it off, and administrators are told', async () => {
    stage.receiver.answer = { status: 410 };
    const { id } = await stage.hooks.create(stage.receiver.url);
    await stage.tell();
    await stage.inState(id, 'failed');
    expect((await stage.hooks.read(id)).state).toBe('gone');
    expect((await stage.hooks.history(id)).map(({ action }) => action)).toEqual(['stop', 'create']);
    const [notice] = await stage.notices();
    expect(notice).toMatchObject({
      link: `/list/webhooks?webhook=${id}`,
      content: expect.stringContaining('127.0.0.1'),
    });
    await stage.tell();
    expect(await stage.hooks.deliveries(id)).toHaveLength(1);
  });

  test('three days of nothing but failure switch it off, and switching it on gives it another chance', async () => {
    stage.receiver.answer = { status: 500 };
    const { id } = await stage.hooks.create(stage.receiver.url);
    await stage.tell();
    await stage.failedOnce(id);
    await stage.api.sql(`UPDATE webhook SET failing_since = now() - interval '71 hours'`);
    await stage.retryNow();
    await until(async () => (await stage.hooks.newest(id))?.attempts.length === 2);
    expect((await stage.hooks.read(id)).state).toBe('active');
    await stage.api.sql(`UPDATE webhook SET failing_since = now() - interval '73 hours'`);
    await until(async () => {
      await stage.retryNow();
      return (await stage.hooks.read(id)).state === 'failed';
    });
    await stage.inState(id, 'failed');
    const { body } = await stage.hooks.edit(id, { isActive: true });
    expect(body.data).toMatchObject({ state: 'active', failingSince: null });
  });

  test('what waits when it is switched off fails without another attempt', async () => {
    stage.receiver.answer = { status: 500 };
    const { id } = await stage.hooks.create(stage.receiver.url);
    await stage.tell();
    await stage.failedOnce(id);
    await stage.hooks.edit(id, { isActive: false });
    await stage.retryNow();
    expect((await stage.inState(id, 'failed')).attempts).toHaveLength(1);
    expect(stage.receiver.received).toHaveLength(1);
  });

  test('is tried for a day, and what failed can be sent again', async () => {
    stage.receiver.answer = { status: 500 };
    const { id, secret } = await stage.hooks.create(stage.receiver.url);
    await stage.tell();
    await stage.failedOnce(id);
    const [{ hours }] = (await stage.api.sql<{ hours: number }>(
      'SELECT extract(epoch FROM deadline - created_at)::float8 / 3600 AS hours FROM outbox_message',
    )) as [{ hours: number }];
    expect(hours).toBeCloseTo(24);
    const waiting = await stage.hooks.newest(id);
    const early = await stage.hooks.post(`/${id}/deliveries/${waiting?.id}/resend`);
    expect(early.body).toMatchObject({ code: 40900, data: { state: 'waiting' } });
    await stage.api.sql('UPDATE outbox_message SET deadline = now(), next_attempt_at = now()');
    await stage.api.app.get(OutboxDeliveryService).sweep();
    const failed = await stage.inState(id, 'failed');
    stage.receiver.answer = { status: 202 };
    const again = await stage.hooks.post<Delivery>(`/${id}/deliveries/${failed.id}/resend`);
    expect(again.body.data).toMatchObject({ id: failed.id });
    expect((await stage.inState(id, 'delivered')).attempts).toHaveLength(2);
    // Also what was delivered, as the same message.
    await stage.hooks.post(`/${id}/deliveries/${failed.id}/resend`);
    await until(async () => (await stage.hooks.newest(id))?.attempts.length === 3);
    await stage.inState(id, 'delivered');
    expect(stage.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(3).fill(failed.id),
    );
    expect(stage.receiver.received.map((message) => verified(secret, message).type)).toHaveLength(3);
  });

  test('for a day after a rotation both secrets sign', async () => {
    const { id, secret: old } = await stage.hooks.create(stage.receiver.url);
    const { version } = await stage.hooks.read(id);
    const { secret } = (await stage.hooks.post<Secret>(`/${id}/secret`, { version })).body.data;
    await stage.tell();
    const [message] = await stage.receiver.messages(1);
    if (!message) throw new Error('Nothing arrived.');
    for (const known of [old, secret]) expect(verified(known, message).type).toBe('enquiry.received');
    expect((await stage.hooks.read(id)).oldSecretUntil).not.toBeNull();
    await stage.api.sql(`UPDATE webhook SET old_secret_until = now()`);
    await stage.tell();
    const [, later] = await stage.receiver.messages(2);
    if (!later) throw new Error('Nothing arrived.');
    expect(verified(secret, later).type).toBe('enquiry.received');
    expect(() => verified(old, later)).toThrow('No matching signature');
    expect((await stage.hooks.read(id)).oldSecretUntil).toBeNull();
    const log = await stage.api.sql<{ entry: string }>(
      `SELECT to_json(e)::text AS entry FROM audit_entry e WHERE entity = 'webhook'`,
    );
    for (const { entry } of log) expect(entry).not.toContain('whsec_');
    const stored = await stage.api.sql<{ row: string }>('SELECT webhook::text AS row FROM webhook');
    expect(stored[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
  });

  test('a test message is sent once, answers how it ended, and is no delivery of the outbox', async () => {
    const { id, secret } = await stage.hooks.create(stage.receiver.url);
    const before = await stage.sent('delivered');
    const good = await stage.hooks.post<Delivery>(`/${id}/test`);
    expect(good.body.data).toMatchObject({ type: 'webhook.test', state: 'delivered' });
    expect(verified(secret, stage.receiver.received[0] as never)).toMatchObject({ data: { id } });
    stage.receiver.answer = { status: 500 };
    const bad = await stage.hooks.post<Delivery>(`/${id}/test`);
    expect(bad.body.data).toMatchObject({ state: 'failed', attempts: [{ status: 500, failure: 'status' }] });
    expect(await stage.sent('delivered')).toBe(before);
    expect(await stage.api.sql('SELECT 1 FROM outbox_message')).toEqual([]);
    expect((await stage.hooks.read(id)).failingSince).toBeNull();
    const again = await stage.hooks.post(`/${id}/deliveries/${bad.body.data.id}/resend`);
    expect(again.body.code).toBe(40900);
  });

  test('is counted as delivered once it is', async () => {
    const { id } = await stage.hooks.create(stage.receiver.url);
    const before = await stage.sent('delivered');
    await stage.tell();
    await stage.inState(id, 'delivered');
    await until(async () => (await stage.sent('delivered')) === before + 1);
  });

  test('old deliveries are removed, and the secret stays readable when the key before is taken out', async () => {
    const { id, secret } = await stage.hooks.create(stage.receiver.url);
    await stage.hooks.post(`/${id}/test`);
    await stage.api.sql(`UPDATE webhook_delivery SET created_at = now() - interval '31 days'`);
    await stage.hooks.post(`/${id}/test`);
    const withNewKey = (environment: NodeJS.ProcessEnv = {}) =>
      TestApi.start(
        { ...stage.receiver.environment, JWT_KEYS: 'new:4pTq9vXz2LmRk7WbNc5HsJd8GfYe3QaU', ...environment },
        stage.api.database,
      );
    const both = await withNewKey();
    await both.app.get(WebhookCleanerService, { strict: false }).clean();
    expect(await stage.hooks.deliveries(id)).toHaveLength(1);
    await both.app.close();
    const later = await withNewKey({ JWT_SECRET: '' });
    await new WebhookCalls(later, await later.signIn('admin')).post(`/${id}/test`);
    await later.app.close();
    const [, , message] = await stage.receiver.messages(3);
    expect(verified(secret, message as never).type).toBe('webhook.test');
    const { attempts } = (await stage.hooks.post<Delivery>(`/${id}/test`)).body.data;
    expect(attempts).toMatchObject([{ status: null, failure: 'secret' }]);
  });
});
