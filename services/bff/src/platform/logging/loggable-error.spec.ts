import { describe, expect, test } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { boundedLine, LOG_LINE_BYTES } from './bounded-line.js';
import { loggableError } from './loggable-error.js';

const SECRET = 'sok@sala.example';

function failed(code: string, message: string): QueryFailedError {
  const cause = Object.assign(new Error(message), {
    code,
    constraint: 'account_email_key',
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: `unnamed portal parameter $1 = '${SECRET}'`,
  });
  return new QueryFailedError('INSERT INTO account (email) VALUES ($1)', [SECRET], cause);
}

describe('an error in the log', () => {
  test.each([
    ['23505', 'duplicate key value violates unique constraint "account_email_key"'],
    ['22P02', `invalid input syntax for type integer: "${SECRET}"`],
    ['22001', `value "${SECRET}" is too long`],
  ])('of a statement (%s) contains the error, location and statement, but no values', (code, message) => {
    const told = loggableError(failed(code, message));
    expect(JSON.stringify(told)).not.toContain(SECRET);
    expect(told).toMatchObject({
      type: 'QueryFailedError',
      code,
      constraint: 'account_email_key',
      query: 'INSERT INTO account (email) VALUES ($1)',
      stack: expect.stringMatching(/^ {4}at /),
    });
  });

  test('contains its causes and the first of several errors, without values', () => {
    const cause = new AggregateError([failed('22P02', SECRET), new Error('away')], 'all of them');
    const told = loggableError(new Error('outside', { cause }));
    expect(told).toMatchObject({
      message: 'outside',
      cause: { message: 'all of them', errors: [{ code: '22P02' }, {}] },
    });
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  test('is always short', () => {
    const long = 'x'.repeat(1_000_000);
    const inner = Object.assign(new Error(long), { code: long, query: long, rows: [long] });
    const told = loggableError(new Error(long, { cause: new Error(long, { cause: inner }) }));
    expect(JSON.stringify(told).length).toBeLessThan(LOG_LINE_BYTES);
  });

  test.each([undefined, null, 'text', 7, { password: SECRET }])(
    'a thrown %j is logged without failing',
    (thrown) => {
      expect(JSON.stringify(loggableError(thrown))).not.toContain(SECRET);
    },
  );
});

describe('a line of the log', () => {
  const line = (members: object) =>
    `${JSON.stringify({ level: 50, time: 1, pid: 2, hostname: 'h', ...members })}\n`;

  test('is unchanged if it is short enough', () => {
    const short = line({ msg: 'ក'.repeat(2_000) });
    expect(boundedLine(short)).toBe(short);
  });

  test.each([
    ['message', { reqId: 'r', msg: 'ក'.repeat(1_000_000) }],
    ['member', { reqId: 'r', msg: 'm', rows: Array.from({ length: 10_000 }, () => 'row') }],
    ['halved character', { reqId: 'r', msg: `${'x'.repeat(999)}${'🤖'.repeat(5_000)}` }],
  ])('is cut where its %s is too long, and is JSON still', (_, members) => {
    const cut = boundedLine(line(members));
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(LOG_LINE_BYTES);
    expect(JSON.parse(cut)).toMatchObject({ level: 50, reqId: 'r', cutFromBytes: expect.any(Number) });
    expect(cut.endsWith('}\n')).toBe(true);
  });
});
