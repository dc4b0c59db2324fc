import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MailService } from '../../src/platform/mail/mail.service.js';
import { OutboxDeliveryService } from '../../src/platform/outbox/outbox-delivery.service.js';
import { EventClient } from '../support/event-client.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { WebhookCalls } from '../support/webhooks.js';

interface Undelivered {
  id: number;
  kind: string;
  subject: string;
  recipient: string | null;
  failure: string;
  attempts: number;
  isUseful: boolean;
}

describe('what could not be delivered', () => {
  let sink: MailSink;
  let receiver: WebhookReceiver;
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    [sink, receiver] = [await MailSink.start(), await WebhookReceiver.start()];
    api = await TestApi.start({ ...sink.environment, ...receiver.environment });
    await api.app.listen(0, '127.0.0.1');
    admin = await api.signIn('admin');
  });
  beforeEach(async () => {
    await api.sql('DELETE FROM outbox_message');
    sink.mails.length = 0;
    sink.refusals = { count: 0, responseCode: 550 };
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
    await receiver.stop();
  });

  const refusedMail = async () => {
    sink.refusals = { count: 1, responseCode: 550 };
    await api.app.get(DataSource).transaction((manager) =>
      api.app.get(MailService).send(manager, {
        to: 'dara@sala.example',
        language: 'en-US',
        template: 'passwordReset',
        values: { name: 'Dara', userName: 'dara', minutes: 30, link: 'http://localhost/login' },
      }),
    );
    await until(async () => (await list()).length === 1);
  };
  const list = async (filter = '') =>
    (await api.get<{ list: Undelivered[] }>(`/api/undelivered${filter}`, { token: admin })).body.data.list;
  const one = async () => {
    const [first] = await list();
    if (!first) throw new Error('Nothing is undelivered.');
    return first;
  };
  const act = (action: string, id: number) => api.post(`/api/undelivered/${id}/${action}`, { token: admin });

  test('is listed without its content and its recipient, and administrators hear of it', async () => {
    const client = await EventClient.open(await api.app.getUrl(), admin);
    await refusedMail();
    expect(await one()).toMatchObject({
      kind: 'mail',
      subject: 'passwordReset',
      recipient: 'd***@sala.example',
      failure: 'EMESSAGE 550',
      attempts: 1,
      isUseful: true,
    });
    await client.until(() => client.events.some(({ event }) => event === 'outbox.changed'));
    client.close();
    expect(await list('?kind=webhook')).toEqual([]);
  });

  test('is sent again once, and is then no longer listed', async () => {
    await refusedMail();
    const { id } = await one();
    const outcomes = await Promise.all([act('resend', id), act('resend', id)]);
    expect(outcomes.map(({ body }) => body.code).toSorted()).toEqual([20000, 40400]);
    await sink.to('dara@sala.example');
    await until(async () => (await api.sql('SELECT 1 FROM outbox_message')).length === 0);
    expect(sink.mails).toHaveLength(1);
    const [entry] = await api.sql(
      `SELECT action, before, entity_id FROM audit_entry WHERE entity = 'outboxMessage' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({ action: 'resend', entity_id: id, before: { kind: 'mail' } });
  });

  test('of no use any more can only be discarded', async () => {
    await refusedMail();
    const { id } = await one();
    await api.sql('UPDATE outbox_message SET useful_until = now()');
    expect(await one()).toMatchObject({ isUseful: false, recipient: null });
    expect((await act('resend', id)).body.code).toBe(50000);
    await api.app.get(OutboxDeliveryService).sweep();
    expect((await act('resend', id)).body.code).toBe(50000);
    expect((await act('discard', id)).body.code).toBe(20000);
    expect(await list()).toEqual([]);
    expect((await act('discard', id)).body.code).toBe(40400);
  });

  test('what is under way is neither listed nor touched', async () => {
    await refusedMail();
    const { id } = await one();
    await api.sql(`UPDATE outbox_message SET died_at = NULL, next_attempt_at = now() + interval '1 hour'`);
    expect(await list()).toEqual([]);
    for (const action of ['resend', 'discard']) expect((await act(action, id)).body.code).toBe(40400);
  });

  test('a message to a webhook is shown as failed there, and as waiting once it is sent again', async () => {
    const hooks = new WebhookCalls(api, admin);
    const { id } = await hooks.create(receiver.url);
    receiver.answer = { status: 500 };
    await api.post('/api/enquiries/contact', {
      body: { language: 'en-US', name: 'Maly', reply: '012 345 678', message: 'Hello' },
    });
    await until(async () => (await hooks.newest(id))?.attempts.length === 1);
    await until(async () => {
      await api.sql(
        `UPDATE outbox_message SET deadline = now(), next_attempt_at = now() WHERE failure <> ''`,
      );
      await api.app.get(OutboxDeliveryService).sweep();
      return (await list()).length === 1;
    });
    expect(await one()).toMatchObject({
      kind: 'webhook',
      subject: 'enquiry.received',
      recipient: '127.0.0.1',
      failure: 'HTTP 500',
    });
    expect((await hooks.newest(id))?.state).toBe('failed');
    receiver.answer = { status: 204 };
    await act('resend', (await one()).id);
    await until(async () => (await hooks.newest(id))?.state === 'delivered');
    expect(await list()).toEqual([]);
  });
});
