import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';

const PATH = '/api/user/security';

describe('a change of the email address where mail can be sent', () => {
  let sink: MailSink;
  let api: TestApi;
  let token: string;
  let nextPerson = 0;
  let email: string;
  beforeAll(async () => {
    sink = await MailSink.start();
    // No transaction may wait for a second connection.
    api = await TestApi.start({ ...sink.environment, DATABASE_POOL_SIZE: '1' });
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
  });
  beforeEach(async () => {
    token = await api.signInStranger(`person-${++nextPerson}`);
    email = `new-${nextPerson}@sala.example`;
  });

  const change = (address = email, currentPassword = 'user') =>
    api.post(`${PATH}/email`, { token, body: { currentPassword, email: address } });
  const confirm = (code: string) => api.post(`${PATH}/email/confirm`, { token, body: { code } });
  const security = async () => (await api.get<Record<string, unknown>>(PATH, { token })).body.data;
  const codeSentTo = async (address: string, count = 1) => {
    const mails = await sink.to(address, count);
    return /^\d{6}$/m.exec(mails[count - 1]?.text ?? '')?.[0] ?? '';
  };
  const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('takes effect with the code that was sent to the new address, once', async () => {
    expect((await change(email, 'no')).body.code).toBe(50000);
    expect((await change()).body).toMatchObject({ data: null, code: 20000 });
    expect(await security()).toMatchObject({ email: '', emailWaiting: email, mailConfigured: true });
    const code = await codeSentTo(email);
    expect((await confirm(code)).body).toMatchObject({ data: null, code: 20000 });
    expect(await security()).toMatchObject({ email, emailConfirmed: true, emailWaiting: null });
    expect((await confirm(code)).body).toMatchObject({ code: 50000, data: { field: 'code' } });
  });

  test('is told to the old address', async () => {
    const old = `old-${nextPerson}@sala.example`;
    await api.sql('UPDATE account SET email = $1, email_confirmed = true WHERE user_name = $2', [
      old,
      `person-${nextPerson}`,
    ]);
    await change();
    await confirm(await codeSentTo(email));
    const [told] = await sink.to(old);
    expect(told?.subject).toBe('Your email address for Sala was changed');
    expect(told?.text).not.toContain(email);
  });

  test('ends after five wrong codes, even with the right one', async () => {
    await change();
    const code = await codeSentTo(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(anotherCode(code))));
    for (const { body } of answers) expect(body.msg).toContain('This is not the code');
    expect((await confirm(code)).body.msg).toBe('This code is no longer valid. Have a new one sent.');
    await change();
    expect((await confirm(await codeSentTo(email, 2))).body.code).toBe(20000);
  });

  test('ends after 30 minutes, and with a newer one', async () => {
    await change();
    const first = await codeSentTo(email);
    await change(`other-${email}`);
    expect((await confirm(first)).body.code).toBe(50000);
    const second = await codeSentTo(`other-${email}`);
    await api.sql('UPDATE email_change SET expires_at = now() WHERE email = $1', [`other-${email}`]);
    expect(await security()).toMatchObject({ emailWaiting: null });
    expect((await confirm(second)).body.code).toBe(50000);
  });

  test('cannot fill a mailbox: a sixth code is refused, and nothing is stored as text', async () => {
    for (let count = 0; count < 5; count++) expect((await change()).body.code).toBe(20000);
    const refused = await change();
    expect(refused).toMatchObject({ status: 429, body: { code: 42900 } });
    const code = await codeSentTo(email, 5);
    expect(JSON.stringify(await api.sql('SELECT * FROM email_change'))).not.toContain(code);
  });

  test.each([
    ['12345', 'pattern'],
    ['1234567', 'maxLength'],
    [123456, 'string'],
  ])('the code %j breaks the contract', async (code, rule) => {
    const answer = await api.post(`${PATH}/email/confirm`, { token, body: { code } });
    expect(answer).toMatchObject({ status: 400, body: { data: { errors: [{ field: 'code', rule }] } } });
  });
});
