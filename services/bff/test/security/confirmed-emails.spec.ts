import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ConfirmedEmails1790007000011 } from '../../src/platform/database/migrations/1790007000011-confirmed-emails.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';

const SECURITY = '/api/user/security';

describe('a confirmed address belongs to one account', () => {
  let sink: MailSink;
  let api: TestApi;
  let nextPair = 0;
  let people: string[];
  let tokens: string[];
  beforeAll(async () => {
    sink = await MailSink.start();
    api = await TestApi.start(sink.environment);
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
  });
  beforeEach(async () => {
    nextPair++;
    people = [`first-${nextPair}`, `second-${nextPair}`];
    tokens = [];
    for (const person of people) tokens.push(await api.signInStranger(person));
  });

  const codeFor = async (token: string, email: string) => {
    await api.post(`${SECURITY}/email`, { token, body: { currentPassword: 'user', email } });
    const mails = await sink.to(email);
    return /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const enter = (token: string, code: string) =>
    api.post(`${SECURITY}/email/confirm`, { token, body: { code } });
  const stored = () =>
    api.sql<{ email: string; email_confirmed: boolean; confirmed_email: string }>(
      `SELECT email, email_confirmed, confirmed_email FROM account WHERE user_name = ANY($1) ORDER BY id`,
      [people],
    );

  test('of two who confirm it at once, in whatever case, one gets it and the other is told', async () => {
    const address = `shared-${nextPair}@sala.example`;
    const spellings = [address, `Shared-${nextPair}@sala.example`];
    const codes: string[] = [];
    for (const [at, token] of tokens.entries()) codes.push(await codeFor(token, spellings[at] ?? ''));
    const answers = await Promise.all(tokens.map((token, at) => enter(token, codes[at] ?? '')));
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([20000, 40900]);
    const refused = answers.findIndex(({ body }) => body.code === 40900);
    expect(answers[refused]?.body).toMatchObject({
      data: { field: 'code' },
      msg: 'This address is already confirmed for another account. Log in with that account, or use another address.',
    });
    const rows = await stored();
    expect(rows[refused]).toEqual({ email: '', email_confirmed: false, confirmed_email: '' });
    expect(rows[1 - refused]).toMatchObject({
      email_confirmed: true,
      confirmed_email: spellings[1 - refused],
    });
    // The code is used up.
    const again = await enter(tokens[refused] ?? '', codes[refused] ?? '');
    expect(again.body).toMatchObject({ code: 50000, data: { field: 'code' } });
  });

  test('a replica of the release before, which knows no confirmed address, keeps it right', async () => {
    const confirmed = `old-${nextPair}@sala.example`;
    await api.sql(`UPDATE account SET email = $2, email_confirmed = true WHERE user_name = $1`, [
      people[0],
      confirmed,
    ]);
    await api.sql(
      `UPDATE account SET email = 'x@sala.example', email_confirmed = email_confirmed AND email = 'x@sala.example'
        WHERE user_name = $1`,
      [people[0]],
    );
    expect((await stored())[0]).toEqual({
      email: 'x@sala.example',
      email_confirmed: false,
      confirmed_email: confirmed,
    });
  });

  test('the migration keeps it for the first of several accounts, and their rows', async () => {
    const runner = api.app.get(DataSource).createQueryRunner();
    const migration = new ConfirmedEmails1790007000011();
    await runner.startTransaction();
    await migration.down(runner);
    await runner.query(
      `UPDATE account SET email = initcap(split_part(user_name, '-', 1)) || '@twice.example', email_confirmed = true
        WHERE user_name = ANY($1)`,
      [people],
    );
    await runner.query(`UPDATE account SET email = 'FIRST@twice.example' WHERE user_name = $1`, [people[1]]);
    await migration.up(runner);
    await runner.commitTransaction();
    await runner.release();
    expect(await stored()).toEqual([
      { email: 'First@twice.example', email_confirmed: true, confirmed_email: 'First@twice.example' },
      { email: 'FIRST@twice.example', email_confirmed: false, confirmed_email: '' },
    ]);
  });
});
