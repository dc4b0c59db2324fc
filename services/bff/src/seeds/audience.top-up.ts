import { type EntityManager } from 'typeorm';
import { AUDIENCE_SIZE } from '../content/audience/audience.constants.js';
import { dayNumber, seasonOf } from './demo-season.js';
import { firstKeptDay, unfinishedDays } from './kept-days.js';
import { Random } from './random.js';
import { type TopUpContext } from './seed-context.js';

const RANDOM_SEED = 4096;
/** Decorrelates the figures of neighbouring days. */
const STRIDE = 7919;
const HOURS = 24;

/** Generates the active people of each missing day; of today, those who were active before this hour. */
export async function topUpAudience(manager: EntityManager, { today, hour }: TopUpContext): Promise<void> {
  const habits = habitsOfPeople();
  await manager.query('DELETE FROM audience_day WHERE day < $1', [firstKeptDay(today).toString()]);
  for (const days of await unfinishedDays(manager, 'audience_day', today)) {
    await manager.query(
      `INSERT INTO audience_day (day, people)
       SELECT day, people::bit(${AUDIENCE_SIZE}) FROM unnest($1::date[], $2::text[]) AS missing (day, people)
           ON CONFLICT (day) DO UPDATE SET people = audience_day.people | excluded.people`,
      [days.map(String), days.map((day) => peopleOf(day, habits, day.equals(today) ? hour : HOURS))],
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

/** @param untilHour the people who were active before this hour */
function peopleOf(day: Temporal.PlainDate, habits: number[], untilHour: number): string {
  const random = new Random(STRIDE * dayNumber(day));
  const firstHours = new Random(STRIDE * dayNumber(day) + 1);
  const season = seasonOf(day);
  const isActive = (habit: number) => {
    const comes = random.next() < habit * season;
    return HOURS * firstHours.next() < untilHour && comes;
  };
  return habits.map((habit) => (isActive(habit) ? '1' : '0')).join('');
}
