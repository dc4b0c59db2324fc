import { type PeopleRowDto } from './people-rows.dto.js';

/**
 * Counts the days of each person. PostgreSQL has no aggregate for it: taking the bits of a year apart there takes a
 * hundred times longer.
 * @param days one text per day, as the repository returns them
 * @returns in the order of the numbers, without people for whom no day counts
 */
export function countDays(days: string[]): PeopleRowDto[] {
  const counts = Array.from(days[0] ?? '', () => 0);
  for (const people of days) {
    for (let at = people.indexOf('1'); at !== -1; at = people.indexOf('1', at + 1)) {
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return Array.from(counts, (count: number | undefined, at) => ({ person: at + 1, days: count ?? 0 })).filter(
    (row) => row.days > 0,
  );
}
