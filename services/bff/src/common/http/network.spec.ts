import { describe, expect, test } from '@jest/globals';
import { networkOf, plainAddress } from './network.js';

test('an IPv4 address is told as such', () => {
  expect(plainAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
});

describe('the network of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
