import { describe, expect, test } from '@jest/globals';
import { StartupError } from '../common/errors/startup-error.js';
import { failureText } from './failure-text.js';

describe('the error that ends a command', () => {
  test.each([
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
  ])('is a sentence without a stack when the database went away: %s', async (error) => {
    const text = await failureText(error);
    expect(text).toContain(error.message);
    expect(text).toContain('sala doctor');
    expect(text).not.toMatch(/\n|stack/);
  });

  test('is its own sentence at the start, and all of it where nobody knows what to do', async () => {
    expect(await failureText(new StartupError('PORT: 80 is taken.'))).toBe('PORT: 80 is taken.');
    expect(await failureText(new Error('a fault'))).toContain('stack');
  });
});
