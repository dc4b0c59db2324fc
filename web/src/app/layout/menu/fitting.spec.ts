import { expect, it } from 'vitest';
import { countFitting } from './fitting';

it.each([
  [300, 3],
  [299, 2],
  [259, 1],
  [160, 1],
  [159, 0],
])('in %i px fit %i of three entries of 100 px, with More of 60 px', (room, fitting) => {
  expect(countFitting([100, 100, 100], room, 60)).toBe(fitting);
});

it('needs no room without entries', () => {
  expect(countFitting([], 0, 60)).toBe(0);
});
