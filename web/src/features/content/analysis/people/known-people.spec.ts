import { expect, test } from 'vitest';
import type { FigureDefinition, VisitorCount } from '../../../../api/generated/model';
import { type Unknown, unknownOf } from './known-people';

test.each<[VisitorCount[], Unknown | undefined, Unknown | undefined]>([
  [['remembered'], undefined, undefined],
  [['daily'], 'days', 'returns'],
  [['none'], 'people', 'people'],
  [['daily', 'none'], 'someDays', 'returns'],
  [['daily', 'remembered'], 'someDays', 'someReturns'],
  [['none', 'remembered'], 'somePeople', 'someReturns'],
  [['daily', 'none', 'remembered'], 'someDays', 'someReturns'],
  [[], undefined, undefined],
])('with channels that count %j', (ways, people, returns) => {
  const of = (definition: FigureDefinition) => unknownOf(definition, ways);
  expect([of('visits'), of('activePeople')]).toEqual([people, people]);
  expect([of('returnedPeople'), of('retainedPeople')]).toEqual([returns, returns]);
  expect(of('clicks')).toBeUndefined();
});

test('nothing is said until it is known', () => {
  expect(unknownOf('visits', undefined)).toBeUndefined();
});
