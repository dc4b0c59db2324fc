import { type EntityManager } from 'typeorm';
import { AUDIENCE_SIZE } from '../content/audience/audience.constants.js';
import { dayNumber, seasonOf } from './demo-season.js';
import { firstKeptDay, missingDays } from './kept-days.js';
import { Random } from './random.js';
import { type TopUpContext } from './seed-context.js';

const RANDOM_SEED = 4096;
/** Keeps the figures of neighbouring days apart. */
const STRIDE = 7919;

/** Who was active on each missing day. */
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

/** How likely each person is to come on a day: some come nearly every day, most of them now and then. */
function habitsOfPeople(): number[] {
  const random = new Random(RANDOM_SEED);
  return Array.from({ length: AUDIENCE_SIZE }, () => 0.02 + 0.85 * random.next() ** 3);
}

function peopleOf(day: Temporal.PlainDate, habits: number[]): string {
  const random = new Random(STRIDE * dayNumber(day));
  const season = seasonOf(day);
  return habits.map((habit) => (random.next() < habit * season ? '1' : '0')).join('');
}
