import { describe, expect, test } from '@jest/globals';
import { AppError } from './app-error.js';
import { toAppError } from './to-app-error.js';

const failure = (code: string) => Object.assign(new Error('Query failed'), { code });

describe('an error of the database', () => {
  test.each([
    ['40P01', 'overtaken'],
    ['40001', 'overtaken'],
    ['57014', 'unavailable'],
    ['23505', 'internal'],
  ])('with the SQLSTATE %s is %s, with its cause', (code, reason) => {
    const cause = failure(code);
    expect(toAppError(cause)).toMatchObject({ reason, cause });
  });

  test('that may be tried again tells so, and is an error of ours', () => {
    expect(toAppError(failure('40P01')).definition).toEqual({ http: 503, code: 50300, log: 'error' });
  });

  test('that a service has thrown stays as it is', () => {
    const error = new AppError('conflict');
    expect(toAppError(error)).toBe(error);
  });
});
