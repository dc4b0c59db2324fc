import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { CONTENT_TYPES } from '../policies/policies/policies.constants.js';
import { Policy } from '../policies/policies/policy.entity.js';
import { Random } from './random.js';
import { type SeedContext } from './seed-context.js';

export const TOPICS = [
  'Scratch stories',
  'Robot friends',
  'Pixel art',
  'My first web page',
  'Game workshop',
  'Music with code',
  'Kitchen science',
  'Khmer letters',
  'Number puzzles',
  'Safe on the internet',
  'Tiny computers',
];
export const KINDS = ['opening lesson', 'weekly challenge', 'teacher notes', 'show and tell', 'holiday camp'];

/** Number of policies in the base of the demo data. */
export const SAMPLE_POLICIES = TOPICS.length * KINDS.length;

const RANDOM_SEED = 55;
const SECONDS_PER_DAY = 86_400;
/** Numbers of days between consecutive policies, to model busy and quiet periods. */
const GAPS: [number, ...number[]] = [1, 1, 2, 2, 3, 4, 6, 9, 14, 19];

/** 55 policies (11 topics × 5 kinds), the newest from yesterday, the oldest about a year old. */
export async function seedPolicies(manager: EntityManager, { today, timeZone }: SeedContext): Promise<void> {
  const random = new Random(RANDOM_SEED);
  const names = TOPICS.flatMap((topic) => KINDS.map((kind) => `${topic}: ${kind}`));
  const daysAgo = daysBefore(names.length, random).toReversed();
  const policies = names.map((name, index) => {
    const day = startOfDay(today.subtract({ days: daysAgo[index] ?? 1 }), timeZone);
    const number = 1001 + index * 7 + random.between(0, 6);
    const contentType = random.pick(CONTENT_TYPES);
    const filterType = random.next() < 0.6 ? ('rules' as const) : ('artificial' as const);
    // Once the count. Without it, all that is drawn after it would change.
    random.next();
    return {
      ...{ number, name, contentType, filterType },
      status: random.next() < 0.7 ? ('online' as const) : ('offline' as const),
      createdTime: new Date(day.getTime() + random.between(7 * 3600, SECONDS_PER_DAY - 1) * 1000),
    };
  });
  await manager.insert(Policy, policies);
}

/** Days before today, starting with yesterday and going back. */
function daysBefore(count: number, random: Random): number[] {
  const days = [1];
  while (days.length < count) days.push((days.at(-1) ?? 0) + random.pick(GAPS));
  return days;
}
