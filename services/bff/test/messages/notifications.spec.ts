import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MessageSenderService, type Outgoing } from '../../src/messages/messages/message-sender.service.js';
import { DigestsService } from '../../src/messages/digests/digests.service.js';
import {
  NOTIFICATION_KINDS,
  notificationOf,
} from '../../src/messages/notifications/notifications.constants.js';
import { EventClient } from '../support/event-client.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const PATH = '/api/user/notification-preferences';
const ADDRESS = 'reader@sala.example';

interface Preferences {
  version: number;
  kinds: { kind: string; message: boolean; mail: boolean; isMandatory: boolean }[];
  quietHours: { from: string; to: string } | null;
  digestHour: number | null;
  mail: string;
  mailAddress: string;
}
interface Message {
  title: string;
  type: string;
  isQuiet: boolean;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const clock = (ms: number) =>
  new Date(Date.now() + ms).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Phnom_Penh',
    hour: '2-digit',
    minute: '2-digit',
  });
/** From an hour ago to almost an hour ago tomorrow: now is quiet, whatever the time of day. */
const quietNow = () => ({ from: clock(-HOUR_MS), to: clock(DAY_MS - HOUR_MS - 60_000) });

describe('how people are notified', () => {
  let sink: MailSink;
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    sink = await MailSink.start();
    api = await TestApi.start({ ...sink.environment, SALA_PUBLIC_URL: 'https://sala.example' });
    await api.app.listen(0, '127.0.0.1');
    admin = await api.signIn('admin');
    await api.sql(`UPDATE account SET email = $1, email_confirmed = true WHERE id = 1`, [ADDRESS]);
  });
  beforeEach(async () => {
    sink.mails.length = 0;
    await api.sql('DELETE FROM notification_preference');
    await api.sql('DELETE FROM message');
    await api.sql('DELETE FROM outbox_message');
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
  });

  const preferences = async (token = admin) => (await api.get<Preferences>(PATH, { token })).body.data;
  const save = (body: object, token = admin) =>
    api.call<Preferences>('PUT', PATH, {
      token,
      body: { version: 0, kinds: [], quietHours: null, digestHour: null, ...body },
    });
  const send = (outgoing: Partial<Outgoing>) =>
    api.app.get(DataSource).transaction(async (manager) => {
      const message = { kind: 'decision', title: 'Subtitles', content: 'They end in seven days.' } as const;
      await api.app.get(MessageSenderService).send(manager, { to: [1], ...message, ...outgoing });
    });
  const messages = async () => (await api.post<Message[]>('/api/message/list', { token: admin })).body.data;
  const waitingMails = () =>
    api.sql<{ subject: string; wait: number }>(
      `SELECT subject, extract(epoch FROM next_attempt_at - now())::float8 AS wait FROM outbox_message`,
    );

  const everyWay = NOTIFICATION_KINDS.flatMap((kind) =>
    [
      { message: true, mail: false },
      { message: false, mail: true },
      { message: true, mail: true },
      { message: false, mail: false },
    ].map((ways) => ({ kind, ...ways })),
  );
  test.each(everyWay)('$kind: message $message, mail $mail', async ({ kind, message, mail }) => {
    const { body } = await save({ kinds: [{ kind, message, mail }] });
    const { isMandatory, type } = notificationOf(kind);
    if (isMandatory && !message) {
      expect(body).toMatchObject({ code: 50000, data: null });
      return;
    }
    expect(body.data.kinds).toContainEqual(expect.objectContaining({ kind, message, mail }));
    await send({ kind, link: '/list/card' });
    expect((await messages()).map((one) => one.type)).toEqual(message ? [type] : []);
    if (mail) {
      const [sent] = await sink.to(ADDRESS);
      expect(sent?.subject).toBe('Subtitles · Sala');
      expect(sent?.text).toContain('https://sala.example/list/card');
      expect(sent?.text?.includes('seven days')).toBe(notificationOf(kind).isPersonal !== true);
    }
    await until(async () => (await waitingMails()).length === 0);
    expect(sink.mails).toHaveLength(mail ? 1 : 0);
  });

  test('a person chooses among the kinds that the role can get', async () => {
    const user = await api.signIn('user');
    expect((await preferences(user)).kinds.map(({ kind }) => kind)).toEqual([
      'security',
      'newDevice',
      'decision',
      'promotion',
    ]);
    expect((await preferences()).kinds.map(({ kind }) => kind)).toEqual(NOTIFICATION_KINDS);
    expect(await preferences()).toMatchObject({ version: 0, mail: 'ready', mailAddress: ADDRESS });
    await api.signInStranger('unconfirmed');
    const stranger = await api.signInStranger('unconfirmed-2');
    expect(await preferences(stranger)).toMatchObject({ mail: 'noAddress', mailAddress: '' });
  });

  test('a choice is kept, audited, told to other browsers, and never overwrites a newer one', async () => {
    const other = await EventClient.open(await api.app.getUrl(), await api.signIn('admin'));
    const quietHours = { from: '22:00', to: '06:30' };
    const kinds = [{ kind: 'promotion', message: true, mail: false }];
    const { body } = await save({ kinds, quietHours, digestHour: 7 });
    expect(body.data).toMatchObject({ version: 1, quietHours, digestHour: 7 });
    expect(await preferences()).toEqual(body.data);
    await other.until(() => other.of('notificationPreferences.changed').length === 1);
    expect(other.of('notificationPreferences.changed')[0]?.data).toEqual({ version: 1 });
    other.close();
    const stale = (await save({ digestHour: 8 })).body;
    expect(stale).toMatchObject({ code: 40900, data: { version: 1 } });
    expect(await preferences()).toEqual(body.data);
    // A kind that is left out stays as it is.
    await save({ version: 1, kinds: [{ kind: 'decision', message: false, mail: false }] });
    expect((await preferences()).kinds).toContainEqual(expect.objectContaining({ ...kinds[0] }));
    const [entry] = await api.sql(
      `SELECT action, before, after FROM audit_entry WHERE entity = 'notifications' ORDER BY id DESC OFFSET 1 LIMIT 1`,
    );
    expect(entry).toMatchObject({
      action: 'edit',
      before: { promotion: 'message, mail', digestHour: null },
      after: { promotion: 'message', digestHour: 7, quietFrom: '22:00', quietTo: '06:30' },
    });
  });

  test.each([
    [{ kinds: [{ kind: 'gossip', message: true, mail: true }] }, 40000],
    [{ kinds: [{ kind: 'order', message: 'yes', mail: true }] }, 40000],
    [{ kinds: Array.from({ length: 2 }, () => ({ kind: 'order', message: true, mail: true })) }, 40000],
    [{ quietHours: { from: '24:00', to: '06:00' } }, 40000],
    [{ quietHours: { from: '22:00' } }, 40000],
    [{ quietHours: { from: '22:00', to: '22:00' } }, 50000],
    [{ digestHour: 24 }, 40000],
    [{ digestHour: 7.5 }, 40000],
    [{ version: -1 }, 40000],
  ])('refuses %j', async (body, code) => {
    expect((await save(body)).body.code).toBe(code);
    expect((await preferences()).version).toBe(0);
  });

  describe('the daily digest', () => {
    const due = () =>
      api.sql(`UPDATE notification_preference SET digest_at = now() - interval '1 s' WHERE account_id = 1`);
    const sendDue = () => api.app.get(DigestsService).sendDue();

    test('lists in the language of the person what came since the last one, if anything did', async () => {
      await send({ title: 'Before' });
      expect((await save({ digestHour: 7 })).body.data.digestHour).toBe(7);
      await due();
      await sendDue();
      expect(await waitingMails()).toEqual([]);
      await api.sql(`INSERT INTO account_settings VALUES (1, '{"locale": "zh-CN"}')`);
      await send({
        title: { 'en-US': 'Subtitles', 'zh-CN': '字幕', 'km-KH': 'ចំណងជើងរង' },
        link: '/list/card',
      });
      await send({ kind: 'enquiry', title: 'Join', subTitle: 'S-ABC', content: 'A child of six' });
      await due();
      await Promise.all([sendDue(), sendDue(), sendDue()]);
      const [mail, ...others] = await sink.to(ADDRESS);
      expect(others).toEqual([]);
      expect(mail?.subject).toContain('每日摘要');
      expect(mail?.text).toMatch(/Join[\s\S]*字幕 · They end in seven days\./);
      expect(mail?.text).not.toMatch(/Before|S-ABC|child/);
      expect(mail?.html).toContain('<a href="https://sala.example/list/card">');
      const [next] = await api.sql<{ ahead: boolean }>(
        'SELECT digest_at > now() AS ahead FROM notification_preference',
      );
      expect(next?.ahead).toBe(true);
      await api.sql('DELETE FROM account_settings');
    });

    test('what came before it was switched off is in none', async () => {
      await save({ digestHour: 7 });
      await send({ title: 'Between' });
      await save({ version: 1, digestHour: null });
      await save({ version: 2, digestHour: 8 });
      await due();
      await sendDue();
      expect(await waitingMails()).toEqual([]);
    });

    test('waits for the end of quiet hours, too', async () => {
      await save({ digestHour: 7, quietHours: quietNow() });
      await send({});
      await due();
      await sendDue();
      await until(async () => (await waitingMails()).length === 1);
      expect((await waitingMails())[0]?.wait).toBeGreaterThan(20 * 3_600);
    });
  });

  test('in quiet hours mails wait, and messages are silent until they end', async () => {
    await save({ quietHours: quietNow(), kinds: [{ kind: 'decision', message: true, mail: true }] });
    await send({});
    expect(await messages()).toMatchObject([{ title: 'Subtitles', isQuiet: true }]);
    const unread = async () => (await api.get('/api/messages/unread', { token: admin })).body.data;
    expect(await unread()).toMatchObject({ notice: 0, quietSeconds: expect.any(Number) as unknown });
    expect((await waitingMails())[0]?.wait).toBeGreaterThan(20 * 3_600);
    // A promotion that ends before the quiet hours do is not worth a mail.
    const mail = { template: 'promotion', usefulSeconds: 3_600 } as const;
    await send({ kind: 'promotion', mail: { ...mail, values: {} } });
    expect(await waitingMails()).toHaveLength(1);
    await api.sql(`UPDATE message SET quiet_until = now()`);
    expect(await unread()).toMatchObject({ notice: 2, quietSeconds: null });
    expect(sink.mails).toEqual([]);
  });
});
