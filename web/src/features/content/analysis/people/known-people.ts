import { createContext } from 'react';
import type { FigureDefinition, VisitorCount } from '../../../../api/generated/model';

/** How the channels count people. Undefined until it is known. */
export const VisitorWays = createContext<VisitorCount[] | undefined>(undefined);

const OF_RETURNS: FigureDefinition[] = ['returnedPeople', 'retainedPeople'];
const OF_PEOPLE: FigureDefinition[] = ['visits', 'activePeople', ...OF_RETURNS];

export const isOfPeople = (definition: FigureDefinition): boolean => OF_PEOPLE.includes(definition);

export type Unknown = 'people' | 'somePeople' | 'returns' | 'someReturns' | 'days' | 'someDays';

/** What a figure of people cannot tell, by how the channels count them now. */
export function unknownOf(
  definition: FigureDefinition,
  ways: VisitorCount[] | undefined,
): Unknown | undefined {
  if (ways === undefined || ways.length === 0 || !isOfPeople(definition)) return undefined;
  const has = (way: VisitorCount) => ways.includes(way);
  if (!has('daily') && !has('remembered')) return 'people';
  if (OF_RETURNS.includes(definition)) {
    if (!has('remembered')) return 'returns';
    return ways.length === 1 ? undefined : 'someReturns';
  }
  if (has('daily')) return has('remembered') || has('none') ? 'someDays' : 'days';
  return has('none') ? 'somePeople' : undefined;
}
