import { describe, expect, test } from '@jest/globals';
import { listeningAddress } from './listening-address.js';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('the address to listen on', () => {
  test.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])(
    ':: is every address of IPv4 where the system says %s',
    async (code) => {
      expect(await listeningAddress('::', failing(code))).toBe('0.0.0.0');
    },
  );

  test(':: stays where IPv6 is on, and where something else is wrong', async () => {
    expect(await listeningAddress('::', () => Promise.resolve())).toBe('::');
    expect(await listeningAddress('::', failing('EMFILE'))).toBe('::');
  });

  test('another address is as it is', async () => {
    expect(await listeningAddress('127.0.0.1', failing('EAFNOSUPPORT'))).toBe('127.0.0.1');
    expect(await listeningAddress('::1', failing('EAFNOSUPPORT'))).toBe('::1');
  });
});
