import { describe, expect, it } from 'vitest';
import { fenOf, yuanText } from './amount';

const LIMITS = { minimum: 1, maximum: 100_000_000 };

describe('fenOf', () => {
  it.each([
    ['5000', 500_000],
    ['49.90', 4_990],
    ['49,9', 4_990],
    [' 0.01 ', 1],
    ['1000000', 100_000_000],
    ['8.29', 829],
    ['1,000.00', 100_000],
    ['៤៩,៩០', 4_990],
  ])('%j yuan is %d fen', (text, fen) => {
    expect(fenOf(text, LIMITS)).toBe(fen);
  });

  it.each(['', '0', '0.00', '-5', '1.234', '1,00.00', '1e3', '1000000.01', '1,000,0'])(
    '%j is no amount',
    (text) => {
      expect(fenOf(text, LIMITS)).toBeNull();
    },
  );
});

describe('yuanText', () => {
  it.each([
    [500_000, '5000'],
    [4_990, '49.90'],
    [1, '0.01'],
  ])('%d fen is %j, which is read again', (fen, text) => {
    expect(yuanText(fen)).toBe(text);
    expect(fenOf(text, LIMITS)).toBe(fen);
  });
});
