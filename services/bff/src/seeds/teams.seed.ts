import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { TeamMember } from '../people/teams/team-member.entity.js';
import { Team } from '../people/teams/team.entity.js';
import { type SeedContext } from './seed-context.js';

/** Members are account ids, in the order of joining. The first one leads. */
const TEAMS = [
  {
    name: 'Lesson writers',
    description: 'Write the lessons, try them in class, and write them again.',
    members: [1, 2, 3, 6, 8, 10, 12, 14, 17, 20, 23],
  },
  {
    name: 'Pictures and film',
    description: 'Draw, film and cut what children see.',
    members: [5, 1, 7, 2, 9, 15, 21, 22],
  },
  {
    name: '课程研发组',
    description: '设计并试讲中文课程。',
    members: [6, 9, 16, 21, 1, 2],
  },
  {
    name: 'Parents first',
    description: 'Answer families, and bring back what they say.',
    members: [13, 2, 19, 1, 24],
  },
];

const DAYS_BETWEEN = 60;

/** Four teams. Both demo accounts are members of all of them. */
export async function seedTeams(manager: EntityManager, { today, timeZone }: SeedContext): Promise<void> {
  for (const [index, { members, ...team }] of TEAMS.entries()) {
    const id = index + 1;
    const begun = today.subtract({ days: DAYS_BETWEEN * (TEAMS.length - index) });
    await manager.insert(Team, { ...team, id, createdAt: startOfDay(begun, timeZone) });
    await manager.insert(
      TeamMember,
      members.map((accountId, place) => ({
        teamId: id,
        accountId,
        role: place === 0 ? ('lead' as const) : ('member' as const),
        joinedAt: startOfDay(begun.add({ days: place }), timeZone),
      })),
    );
  }
  await manager.query(`SELECT setval(pg_get_serial_sequence('team', 'id'), max(id)) FROM team`);
}
