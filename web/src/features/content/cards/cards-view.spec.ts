import { describe, expect, it } from 'vitest';
import { cardsView, matches } from './cards-view';
import { durationOf } from './duration';
import { invalidFieldsOf } from './queue-draft';

describe('the view of the card list', () => {
  it('reads tab and search from the address and ignores unknown values', () => {
    expect(cardsView.read(new URLSearchParams('tab=service&search=+map+'))).toEqual({
      ...{ tab: 'service', search: 'map' },
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

describe('a new queue', () => {
  it.each([
    ['Lessons', '20', []],
    [' ', '20', ['title']],
    ['Lessons', '0', ['items']],
    ['Lessons', '201', ['items']],
    ['Lessons', '1.5', ['items']],
    ['', '', ['title', 'items']],
  ])('"%s" with "%s" items has the invalid fields %j', (title, items, invalidFields) => {
    expect(invalidFieldsOf({ title, items })).toEqual(invalidFields);
  });
});
