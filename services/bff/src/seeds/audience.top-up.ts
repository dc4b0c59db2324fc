import { type EntityManager } from 'typeorm';
import { AUDIENCE_SIZE } from '../content/audience/audience.constants.js';
import { dayNumber, seasonOf } from './demo-season.js';
import { firstKeptDay, missingDays } from './kept-days.js';
import { Random } from './random.js';
import { type TopUpContext } from './seed-context.js';

const RANDOM_SEED = 4096;
/** Decorrelates the figures of neighbouring days. */
const STRIDE = 7919;

/** Generates the active people of each missing day. */
export async function topUpAudience(manager: EntityManager, { today }: TopUpContext): Promise<void> {
  const habits = habitsOfPeople();
  await manager.query('DELETE FROM audience_day WHERE day < $1', [firstKeptDay(today).toString()]);
  for (const days of await missingDays(manager, 'audience_day', today)) {
    await manager.query(
      `INSERT INTO audience_day (day, people)
       SELECT day, people::bit(${AUDIENCE_SIZE}) FROM unnest($1::date[], $2::text[]) AS missing (day, people)`,
      [days.map(String), days.map((day) => peopleOf(day, habits))],
    );
  }
}

/**
 * The probability that a person is active on a day. Some are active nearly every day, most only occasionally.
 */
function habitsOfPeople(): number[] {
  const random = new Random(RANDOM_SEED);
  return Array.from({ length: AUDIENCE_SIZE }, () => 0.02 + 0.85 * random.next() ** 3);
}

function peopleOf(day: Temporal.PlainDate, habits: number[]): string {
  const random = new Random(STRIDE * dayNumber(day));
  const season = seasonOf(day);
  return habits.map((habit) => (random.next() < habit * season ? '1' : '0')).join('');
}
