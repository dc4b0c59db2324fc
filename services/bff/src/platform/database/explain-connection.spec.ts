import { describe, expect, test } from '@jest/globals';
import { explainConnection, mayComeUp } from './explain-connection.js';

const failure = (code: string, message = 'refused') => Object.assign(new Error(message), { code });

describe('a database that cannot be used', () => {
  test.each([
    failure('ECONNREFUSED'),
    failure('ENOTFOUND'),
    failure('EAI_AGAIN'),
    failure('ECONNRESET'),
    failure('57P01'),
    failure('57P02'),
    failure('57P03'),
    failure('53300'),
    failure('ETIMEDOUT'),
    new Error('timeout expired'),
    new Error('Connection terminated unexpectedly'),
    failure('08P01', 'server login has been failing, cached error: connect failed (server_login_retry)'),
  ])('may come up after $code $message', (error) => {
    expect(mayComeUp(error)).toBe(true);
  });

  test.each([
    failure('28P01'),
    failure('28000'),
    failure('3D000'),
    failure('08P01', 'server login has been failing, cached error: password (server_login_retry)'),
    failure('CERT_HAS_EXPIRED'),
    new Error('The server does not support SSL connections'),
  ])('stays so after $code $message', (error) => {
    expect(mayComeUp(error)).toBe(false);
  });

  test('is named with the reason and without the password', () => {
    const { message } = explainConnection('DATABASE_URL', 'postgres://a:hidden@db/sala', failure('57P03'));
    expect(message).toBe(
      'DATABASE_URL: cannot use the database/sala on db: the server starts or recovers; see its log if that takes long.',
    );
  });
});
