import { AUDIENCE_SIZE } from './audience.constants.js';

/**
 * The people of each day, in parts of the same size, so that parts of the same number can be united and compared. Both sides have
 * the same types: PostgreSQL reads them as one table then, by their indexes.
 */
export const PEOPLE = `(
  SELECT day, 0::smallint AS part, people FROM audience_day UNION ALL SELECT day, part, people FROM audience_part
)`;

/** SQL for the part that holds only the person of this number. */
export function bitOf(number: string): string {
  return `set_bit(repeat('0', ${AUDIENCE_SIZE})::bit(${AUDIENCE_SIZE}), ${number} % ${AUDIENCE_SIZE}, 1)`;
}
