import { expect, test } from '@jest/globals';
import { knownAddresses } from './forwarded-for.js';

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  [' 2001:db8::1 ,192.0.2.1', ['2001:db8::1', '192.0.2.1']],
  ['::ffff:192.0.2.1', ['::ffff:192.0.2.1']],
  // Some proxies name the port.
  ['192.0.2.1:80', ['192.0.2.1']],
  ['[2001:db8::1]:65535, [2001:DB8::2]', ['2001:db8::1', '2001:DB8::2']],
  // Entries beyond an invalid address cannot be trusted.
  ['192.0.2.1, unknown, 192.0.2.3', ['192.0.2.3']],
  ['192.0.2.1, 192.0.2.2, unknown', []],
  ['192.0.2.1,, ', ['192.0.2.1']],
  ['', []],
  ...[
    'unknown',
    '_hidden',
    '1.2.3.4:99999',
    '1.2.3.4:',
    '1.2.3.4:-1',
    '[::1]:99999',
    '[::1',
    '::1]:80',
    '[1.2.3.4]',
    '[::1]x',
    '1.2.3',
    '1.2.3.256',
    '0x7f.1',
    '01.2.3.4',
    '127.0.0.1/8',
    'fe80::1%eth0',
    '"192.0.2.1"',
    'for=192.0.2.1',
    '1'.repeat(8_000),
    `${'1'.repeat(300)}.1.1.1`,
    '192.0.2.1\0',
    '192.0.2.1\u0085x',
    'user@192.0.2.1',
  ].map((nonsense): [string, string[]] => [nonsense, []]),
])('of %j, %j is known', (header, known) => {
  expect(knownAddresses(header)).toEqual(known);
});
