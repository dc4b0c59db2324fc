import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { seal } from '../../src/common/sealing/seal.js';
import { MailService } from '../../src/platform/mail/mail.service.js';
import { type Mail } from '../../src/platform/mail/mail.js';
import { OutboxDeliveryService } from '../../src/platform/outbox/outbox-delivery.service.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { testConfig } from '../support/test-config.js';
import { until } from '../support/until.js';

const LINK = 'http://localhost:3000/login?view=reset#token=abc';
const MAIL: Mail = {
  to: 'dara@sala.example',
  language: 'en-US',
  template: 'passwordReset',
  values: { name: 'Sok Dara', userName: 'dara', minutes: 30, link: LINK },
};

describe('mail', () => {
  let sink: MailSink;
  let api: TestApi;
  let replica: TestApi;
  beforeAll(async () => {
    sink = await MailSink.start();
    api = await TestApi.start(sink.environment);
    replica = await TestApi.start(sink.environment, api.database);
  });
  beforeEach(() => {
    sink.mails.length = 0;
  });
  afterAll(async () => {
    await replica.app.close();
    await api.stop();
    await sink.stop();
  });

  const send = (mails: Mail[], lifetimeSeconds?: number, by = api) =>
    by.app.get(DataSource).transaction(async (manager) => {
      for (const mail of mails)
        await by.app.get(MailService).send(manager, mail, { usefulSeconds: lifetimeSeconds });
    });
  const waiting = () =>
    api.sql<{ sealed: Buffer; attempts: number }>('SELECT * FROM outbox_message WHERE died_at IS NULL');
  const dead = () =>
    api.sql(
      `DELETE FROM outbox_message WHERE died_at IS NOT NULL
       RETURNING subject, failure, sealed IS NOT NULL AS is_sealed`,
    );
  const nothingWaits = () => until(async () => (await waiting()).length === 0);

  test('arrives as text and markup, from the sender of the deployment', async () => {
    await send([MAIL]);
    const [mail] = await sink.to('dara@sala.example');
    expect(mail).toMatchObject({
      from: { name: 'Sala', address: 'no-reply@sala.example' },
      to: [{ address: 'dara@sala.example' }],
      subject: 'Set a new password for Sala',
    });
    expect(mail?.text).toContain(`\n\n${LINK}\n\n`);
    expect(mail?.html).toContain(`<a href="${LINK}">${LINK}</a>`);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    await nothingWaits();
  });

  test.each([
    ['zh-CN' as const, '为 Sala 设置新密码', '30 分钟'],
    ['km-KH' as const, 'កំណត់ពាក្យសម្ងាត់ថ្មីសម្រាប់ សាលា', '30 នាទី'],
  ])('in %s', async (language, subject, text) => {
    await send([{ ...MAIL, language, to: `${language}@sala.example` }]);
    const [mail] = await sink.to(`${language}@sala.example`);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain(`lang="${language}"`);
  });

  test('a value is neither markup nor a header nor a further recipient', async () => {
    const name = '<img src=x>\r\nBcc: all@sala.example\r\n\r\nhttps://evil.example';
    await send([{ ...MAIL, values: { ...MAIL.values, name } }]);
    const [mail] = await sink.to('dara@sala.example');
    expect(mail?.html).toContain('&lt;img src=x&gt; Bcc: all@sala.example https://evil.example');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).not.toContain('<a href="https://evil.example"');
    expect([mail?.to?.length, mail?.bcc]).toEqual([1, undefined]);
    await send([{ ...MAIL, to: 'a@sala.example, b@sala.example' }, MAIL]);
    await sink.to('dara@sala.example', 2);
    expect(sink.mails.map(({ to }) => to?.length)).toEqual([1, 1]);
    await api.sql('DELETE FROM outbox_message');
  });

  test('is not sent if the transaction is rolled back', async () => {
    const failing = api.app.get(DataSource).transaction(async (manager) => {
      await api.app.get(MailService).send(manager, { ...MAIL, to: 'never@sala.example' });
      throw new Error('later in the transaction');
    });
    await expect(failing).rejects.toThrow('later in the transaction');
    await send([MAIL]);
    await sink.to('dara@sala.example');
    expect(sink.mails).toHaveLength(1);
  });

  test('of thirty mails with two replicas, each arrives once', async () => {
    const mails = Array.from({ length: 30 }, (_, at) => ({ ...MAIL, to: `n${at}@sala.example` }));
    await Promise.all([send(mails.slice(0, 15)), send(mails.slice(15), undefined, replica)]);
    await until(() => sink.mails.length >= 30);
    await nothingWaits();
    expect(new Set(sink.mails.map(({ to }) => to?.[0]?.address)).size).toBe(30);
    expect(sink.mails).toHaveLength(30);
  });

  test('is tried again after a failure that may pass', async () => {
    sink.refusals = { count: 1, responseCode: 451 };
    await send([MAIL]);
    await until(async () => (await waiting())[0]?.attempts === 1 && sink.refusals.count <= 0);
    await until(async () => {
      // Only once it was postponed: while a process sends it, another one must not get it.
      await api.sql(
        `UPDATE outbox_message SET next_attempt_at = now()
          WHERE attempts = 1 AND failure <> '';
         SELECT pg_notify('sala_outbox', 'mail')`,
      );
      return sink.mails.length > 0;
    });
    await nothingWaits();
    expect(sink.mails).toHaveLength(1);
  });

  test('becomes a dead letter after a refusal for good', async () => {
    sink.refusals = { count: 1, responseCode: 550 };
    await send([MAIL]);
    await nothingWaits();
    expect(sink.mails).toHaveLength(0);
    expect(await dead()).toEqual([{ subject: 'passwordReset', failure: 'EMESSAGE 550', is_sealed: true }]);
  });

  test('is not sent once it is of no use, and its content is forgotten', async () => {
    await send([MAIL], 0);
    await send([{ ...MAIL, to: 'later@sala.example' }]);
    await sink.to('later@sala.example');
    await api.app.get(OutboxDeliveryService).sweep();
    expect(await waiting()).toEqual([]);
    expect(sink.mails).toHaveLength(1);
    expect(await dead()).toEqual([{ subject: 'passwordReset', failure: 'DEADLINE', is_sealed: false }]);
  });

  test('that a process of the version before stores is sent, too', async () => {
    const sealed = seal(JSON.stringify(MAIL), 'outgoing mail', testConfig(api.database.url).jwtKeys);
    await api.sql(
      `INSERT INTO outgoing_mail (sealed, expires_at) VALUES ($1, now() + make_interval(secs => 60))`,
      [sealed],
    );
    await sink.to('dara@sala.example');
    await nothingWaits();
    expect(await api.sql('SELECT FROM outgoing_mail')).toEqual([]);
  });

  test('that waits cannot be read from the database', async () => {
    await api.sql(
      `CREATE TABLE seen AS SELECT sealed FROM outbox_message;
       CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN INSERT INTO seen VALUES (NEW.sealed); RETURN NEW; END $$;
       CREATE TRIGGER keep BEFORE INSERT ON outbox_message FOR EACH ROW EXECUTE FUNCTION keep()`,
    );
    await send([MAIL]);
    await sink.to('dara@sala.example');
    const [row] = await api.sql<{ sealed: Buffer }>('SELECT sealed FROM seen');
    expect(row?.sealed.length).toBeGreaterThan(100);
    for (const part of ['dara', 'token', 'passwordReset']) expect(row?.sealed.includes(part)).toBe(false);
  });

  test('needs a server', async () => {
    const without = await TestApi.start({}, api.database);
    expect(without.app.get(MailService).isConfigured).toBe(false);
    await expect(send([MAIL], undefined, without)).rejects.toThrow('No SMTP server is configured.');
    await without.app.close();
  });
});
