import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { WebhookEventsService } from '../../src/system/webhooks/webhook-events.service.js';
import { ENQUIRY_RECEIVED } from '../../src/public/enquiries/enquiry.event.js';
import { PolicyCalls } from '../support/policies.js';
import { verified } from '../support/webhook-receiver.js';
import { WebhookStage } from '../support/webhook-stage.js';
import { ALL_EVENTS } from '../support/webhooks.js';

const ENQUIRY = { language: 'km-KH', name: 'Chan Maly', reply: '012 345 678', message: 'Do you teach here?' };

describe('webhooks', () => {
  let stage: WebhookStage;
  beforeAll(async () => {
    stage = await WebhookStage.start();
  });
  beforeEach(() => stage.clear());
  afterAll(() => stage.stop());

  test('an enquiry is told, signed, and without anything about the sender', async () => {
    const { id, secret } = await stage.hooks.create(stage.receiver.url);
    const { reference } = (
      await stage.api.post<{ reference: string }>('/api/enquiries/contact', { body: ENQUIRY })
    ).body.data;
    const [message] = await stage.receiver.messages(1);
    if (!message) throw new Error('Nothing arrived.');
    expect(verified(secret, message)).toEqual({
      type: 'enquiry.received',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { reference, kind: 'contact', language: 'km-KH' },
    });
    const delivery = await stage.inState(id, 'delivered');
    expect(delivery).toMatchObject({
      id: message.headers['webhook-id'],
      body: message.body,
      attempts: [{ status: 204, failure: null }],
    });
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Sala-Webhooks',
    });
  });

  test('nothing is told by a rollback, nor to those who did not ask or are paused', async () => {
    const paused = await stage.hooks.create(stage.receiver.url);
    await stage.hooks.edit(paused.id, { isActive: false });
    await stage.hooks.create(stage.receiver.url, ['order.paid']);
    const { secret } = await stage.hooks.create(stage.receiver.url, ['policies.offline']);
    await expect(
      stage.api.app.get(DataSource).transaction(async (manager) => {
        const data = { reference: 'S-7K3M9QD', kind: 'contact', language: 'km-KH' } as const;
        await stage.api.app
          .get(WebhookEventsService, { strict: false })
          .tell(manager, ENQUIRY_RECEIVED, data);
        throw new Error('later in the transaction');
      }),
    ).rejects.toThrow('later');
    await stage.tell();
    const policies = new PolicyCalls(stage.api, stage.admin);
    const { list } = await policies.list('status=online&pageSize=2');
    await policies.change(
      'offline',
      list.map((policy) => policy.id),
    );
    const [message] = await stage.receiver.messages(1);
    if (!message) throw new Error('Nothing arrived.');
    const { type, data } = verified(secret, message) as { type: string; data: { ids: number[] } };
    expect(type).toBe('policies.offline');
    expect(new Set(data.ids)).toEqual(new Set(list.map((policy) => policy.id)));
    expect(stage.receiver.received).toHaveLength(1);
    expect(await stage.hooks.newest(paused.id)).toBeUndefined();
  });

  test('a decision and a paid order are told', async () => {
    const { id } = await stage.hooks.create(stage.receiver.url, ['application.decided', 'order.paid']);
    const [application] = await stage.api.sql<{ id: number; version: number; kind: string }>(
      `SELECT id, version, kind FROM application WHERE state = 'purchaseCertificate' LIMIT 1`,
    );
    if (!application) throw new Error('The demo has no such application.');
    await stage.api.post(`/api/applications/${application.id}/advance`, {
      token: await stage.api.signIn('approver'),
      body: { version: application.version, step: 'purchaseCertificate' },
    });
    const services = await stage.api.get<{ id: number; version: number; orderKind: string | null }[]>(
      '/api/list/the-service',
      { token: stage.admin },
    );
    const service = services.body.data.find(({ orderKind }) => orderKind !== null);
    if (!service) throw new Error('The demo has no service to order.');
    await stage.api.post(`/api/services/${service.id}/orders`, {
      token: stage.admin,
      body: { version: service.version, termMonths: 12, pay: true },
    });
    await stage.receiver.messages(2);
    const told = (await stage.hooks.deliveries(id)).map(
      ({ body }) => JSON.parse(body) as { type: string; data: object },
    );
    expect(told).toMatchObject([
      { type: 'order.paid', data: { serviceId: service.id, kind: service.orderKind, termMonths: 12 } },
      {
        type: 'application.decided',
        data: {
          id: application.id,
          kind: application.kind,
          decision: 'purchaseCertificate',
          state: 'safetyTest',
        },
      },
    ]);
    expect(Object.keys(told[0]?.data ?? {})).toEqual(['id', 'serviceId', 'kind', 'termMonths', 'price']);
  });

  test('with a removed one goes all that was sent and waits', async () => {
    stage.receiver.answer = { status: 500 };
    const { id } = await stage.hooks.create(stage.receiver.url);
    await stage.tell();
    await stage.failedOnce(id);
    const { version } = await stage.hooks.read(id);
    expect((await stage.hooks.post(`/${id}/remove`, { version: version + 1 })).body).toMatchObject({
      code: 40900,
      data: { state: 'active', version, person: 'Sok Dara' },
    });
    expect((await stage.hooks.post(`/${id}/remove`, { version })).body.code).toBe(20000);
    expect(await stage.api.sql('SELECT 1 FROM webhook_delivery')).toEqual([]);
    expect(await stage.api.sql('SELECT 1 FROM outbox_message')).toEqual([]);
    expect((await stage.hooks.post(`/${id}/remove`, { version })).body.code).toBe(40400);
  });

  test('at most twenty webhooks fit, also at once', async () => {
    await stage.api.sql(
      `INSERT INTO webhook (url, events, secret) SELECT 'https://hooks.example/' || n, '{order.paid}', '' FROM generate_series(1, 18) AS n`,
    );
    const made = await Promise.all(
      Array.from({ length: 4 }, (_, n) => stage.hooks.tryCreate(`${stage.receiver.url}/${n}`)),
    );
    expect(made.filter(({ body }) => body.code === 20000)).toHaveLength(2);
    const refused = made.find(({ body }) => body.code === 50000);
    expect(refused?.body.msg).toBe('There are at most 20 webhooks. Remove one first.');
  });

  test('the same address is told of the same events once, however often that is asked for', async () => {
    const { url } = stage.receiver;
    const [one, two] = ALL_EVENTS;
    if (one === undefined || two === undefined) throw new Error('There are no two events.');
    const made = await Promise.all([1, 2].map(() => stage.hooks.tryCreate(url, [one, two])));
    expect(made.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
    const taken = { code: 40900, data: { field: 'url' } };
    expect((await stage.hooks.tryCreate(url, [two, one])).body).toMatchObject(taken);
    const { id } = await stage.hooks.create(url, [one]);
    expect((await stage.hooks.edit(id, { events: [two, one] })).body).toMatchObject(taken);
    expect((await stage.hooks.edit(id, { events: [two] })).body.code).toBe(20000);
  });

  test.each([
    [{ events: [] }, 'events'],
    [{ events: ['order.paid', 'order.paid'] }, 'events'],
    [{ events: ['order.lost'] }, 'events'],
    [{ url: 'ftp://stage.hooks.example' }, 'url'],
    [{ url: 'https://user:secret@stage.hooks.example' }, 'url'],
    [{ description: 'x'.repeat(101) }, 'description'],
  ])('%j is refused', async (change, field) => {
    const { status, body } = await stage.hooks.post<{ errors: { field: string }[] }>('', {
      ...{ url: stage.receiver.url, description: '', events: ALL_EVENTS },
      ...change,
    });
    expect([status, body.data.errors[0]?.field]).toEqual([400, field]);
  });
});
