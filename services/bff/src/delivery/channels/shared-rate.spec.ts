import { describe, expect, test } from '@jest/globals';
import { SharedRate } from './shared-rate.js';

const RATE = 400;

describe('the rate of a channel', () => {
  const take = (rate: SharedRate, address: string, times: number) => {
    let admitted = 0;
    for (let each = 0; each < times; each++) {
      if (rate.take(RATE, address, 1_000).isRefused) break;
      admitted += 1;
    }
    return admitted;
  };

  test('is there for one address while nobody else needs it', () => {
    expect(take(new SharedRate(0), '192.0.2.1', 500)).toBe(RATE);
  });

  test('cannot be used up by one address for the others', () => {
    const rate = new SharedRate(0);
    expect(take(rate, '192.0.2.1', 10_000)).toBe(RATE);
    expect(take(rate, '192.0.2.2', 90)).toBe(90);
    expect(take(rate, '192.0.2.3', 500)).toBe(100);
    expect(take(rate, '192.0.2.1', 1)).toBe(0);
  });

  test('has an end for many addresses together', () => {
    const rate = new SharedRate(0);
    const admitted = Array.from({ length: 100 }, (_, at) => take(rate, `192.0.2.${at}`, 10));
    expect(admitted.reduce((sum, each) => sum + each)).toBe(RATE);
  });

  test('says how many are left for the address that asks', () => {
    const rate = new SharedRate(0);
    const left = (address: string) => rate.take(RATE, address, 1_000).remaining;
    expect(left('192.0.2.1')).toBe(RATE - 1);
    take(rate, '192.0.2.1', RATE - 2);
    expect(left('192.0.2.1')).toBe(0);
    expect(left('192.0.2.2')).toBe(RATE / 4 - 1);
    expect(take(rate, '192.0.2.2', RATE)).toBe(RATE / 4 - 1);
    expect(left('192.0.2.2')).toBe(0);
  });

  test('says when to send again', () => {
    const rate = new SharedRate(0);
    take(rate, '192.0.2.1', 500);
    expect(rate.take(RATE, '192.0.2.1', 20_000)).toEqual({ isRefused: true, remaining: 0, seconds: 40 });
  });
});
