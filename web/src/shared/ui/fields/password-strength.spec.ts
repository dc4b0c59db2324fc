import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['Abc123', 'weak'],
    ['Abcdefghijklmnop', 'weak'],
    ['AaAaAaAaAaAaAaAa', 'weak'],
    ['Passw0rd', 'fair'],
    ['LotusLake', 'fair'],
    ['Lotus-Pond-7', 'strong'],
    ['correctHorseBatteryStaple', 'strong'],
  ])('of %s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
