import { describe, expect, it } from 'vitest';
import { cardsView, matches } from './cards-view';
import { durationOf } from './duration';

describe('the view of the card list', () => {
  it('reads tab, search and queue from the address and ignores unknown values', () => {
    expect(cardsView.read(new URLSearchParams('tab=service&search=+map+&queue=3'))).toEqual({
      ...{ tab: 'service', search: 'map', queue: 3 },
    });
    expect(cardsView.read(new URLSearchParams('tab=other'))).toEqual(cardsView.initial);
  });

  it.each([
    ['', true],
    ['MAP', true],
    ['provinces map', true],
    ['map nowhere', false],
    ['ma p', true],
  ])('"%s" finds it: %s', (search, found) => {
    expect(matches(search, 'Learner map', 'Shows in which provinces')).toBe(found);
  });
});

describe('durationOf', () => {
  it.each([
    [0, 0, 'second'],
    [59, 59, 'second'],
    [60, 1, 'minute'],
    [3_599, 60, 'minute'],
    [12_000, 3.3, 'hour'],
  ])('%d seconds are %d %s', (seconds, value, unit) => {
    expect(durationOf(seconds)).toEqual({ value, unit });
  });
});
