import { AUDIENCE_SIZE } from './audience.constants.js';
import { type PeopleRowDto } from './people-rows.dto.js';

/**
 * Counts the days of each person. PostgreSQL has no aggregate for it: taking the bits of a year apart there takes a
 * hundred times longer.
 * @param days as the repository returns them
 * @returns in the order of the numbers, without people for whom no day counts
 */
export function countDays(days: { part: number; people: string }[]): PeopleRowDto[] {
  const parts = new Map<number, Uint16Array>();
  for (const { part, people } of days) {
    const counts = parts.get(part) ?? new Uint16Array(AUDIENCE_SIZE);
    parts.set(part, counts);
    for (let at = people.indexOf('1'); at !== -1; at = people.indexOf('1', at + 1))
      counts[at] = (counts[at] ?? 0) + 1;
  }
  return [...parts]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([part, counts]) =>
      [...counts.entries()]
        .filter(([, number]) => number > 0)
        .map(([at, number]) => ({ person: part * AUDIENCE_SIZE + at + 1, days: number })),
    );
}
