import { describe, expect, it } from 'vitest';
import { formerPrice, missingFor, pricesOf, usualTerm } from './order-choice';

const term = (months: number) => ({ months, price: months * 100, expiresAt: null });

describe('usualTerm', () => {
  it('is a year', () => {
    expect(usualTerm({ terms: [term(1), term(12), term(24)] })?.months).toBe(12);
  });

  it('is the longest of a service that has no price for a year', () => {
    expect(usualTerm({ terms: [term(1), term(6)] })?.months).toBe(6);
    expect(usualTerm({ terms: [] })).toBeNull();
  });
});

describe('formerPrice', () => {
  const shown = pricesOf({ terms: [term(1), term(12)] });

  it('is what was shown, once it is another one', () => {
    expect(formerPrice(shown, { ...term(12), price: 1_300 })).toBe(1_200);
    expect(formerPrice(shown, { ...term(12), price: 1_100 })).toBe(1_200);
  });

  it('is nothing while the price stays, and for a term that was not offered', () => {
    expect(formerPrice(shown, term(12))).toBeNull();
    expect(formerPrice(shown, term(24))).toBeNull();
  });
});

describe('missingFor', () => {
  it('is what the balance lacks, to the fen', () => {
    expect(missingFor(298_800, 298_799)).toBe(1);
    expect(missingFor(298_800, 298_800)).toBe(0);
    expect(missingFor(100, 500)).toBe(0);
  });

  it('is unknown before the balance is', () => {
    expect(missingFor(100, null)).toBeNull();
  });
});
