import { describe, expect, test } from '@jest/globals';
import { NetworkRates } from './network-rates.js';

const REQUESTS = 500;

describe('the rate of a network', () => {
  test('is its own, also of an IPv6 network, and ends with the minute', () => {
    const rates = new NetworkRates(REQUESTS);
    const count = (address: string, now: number) => {
      rates.count(address, now);
    };
    for (let each = 0; each < REQUESTS; each++) count(`2001:db8::${(each % 9) + 1}`, 1_000);
    expect(() => {
      count('2001:db8::ffff', 11_000);
    }).toThrow('tooManyRequests');
    count('192.0.2.1', 11_000);
    count('2001:db8::ffff', 61_001);
  });
});
