import { describe, expect, test } from '@jest/globals';
import { ClientWithTimeout } from './client-with-timeout.js';

describe('a connection', () => {
  test('that nobody holds may fail without an end of the process', () => {
    const client = new ClientWithTimeout();
    expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
  });
});
