import { type EntityManager } from 'typeorm';
import { Activity } from '../people/activities/activity.entity.js';
import { startOfDay } from '../common/time/display-time.js';
import { type SeedContext } from './seed-context.js';

/** Newest first: the account, the project and the action. */
const ACTIVITIES = [
  {
    accountId: 3,
    projectId: 1,
    title: 'Keo Sophea finished a lesson',
    description: 'Lesson 9 of Robot garden, “The thirsty sensor”, is ready to be tried out.',
  },
  {
    accountId: 6,
    projectId: 3,
    title: '林晓 更新了课程大纲',
    description: '第 5 节“会跳舞的小猫”增加了节拍练习和家长说明。',
  },
  {
    accountId: 5,
    projectId: 2,
    title: 'ប៉ែន បុប្ផា drew new pictures',
    description: 'Fourteen scenes for “The rabbit and the snail”, in day and in night colours.',
  },
  {
    accountId: 13,
    projectId: 4,
    title: 'Chhim Theary asked the families',
    description: 'Thirty-one families answered; most of them want kits without a soldering iron.',
  },
  {
    accountId: 7,
    projectId: 5,
    title: 'Heng Vannak cut a film',
    description: '“A password is like a toothbrush” is down to ninety seconds and has three subtitles.',
  },
  {
    accountId: 18,
    projectId: 6,
    title: 'Jonas Weber fixed the playground',
    description: 'Games open at once on the tablets of the school in Kampot.',
  },
  {
    accountId: 20,
    projectId: 1,
    title: 'Touch Veasna tried a lesson',
    description: 'Two groups of nine built the pump; the wiring picture needs larger numbers.',
  },
];

const HOURS_APART = 9;

/** Seven activities of the last days. None is in the future, at any time of day. */
export async function seedActivities(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const midnight = startOfDay(today, timeZone).getTime();
  await manager.insert(
    Activity,
    ACTIVITIES.map((activity, index) => ({
      ...activity,
      id: index + 1,
      occurredAt: new Date(midnight - (index + 1) * HOURS_APART * 3_600_000),
    })),
  );
  await manager.query(`SELECT setval(pg_get_serial_sequence('activity', 'id'), max(id)) FROM activity`);
}
