import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { ProjectMember } from '../people/projects/project-member.entity.js';
import { Project } from '../people/projects/project.entity.js';
import { type SeedContext } from './seed-context.js';

/** Members are account ids, in the order of joining. The first one leads. */
const PROJECTS = [
  {
    name: 'Robot garden',
    teamId: 1,
    description: 'Twelve lessons in which a robot learns to water plants, from the first block to a sensor.',
    members: [1, 2, 3, 4, 5, 11, 18, 20],
  },
  {
    name: 'Stories in Khmer',
    teamId: 2,
    description: 'Animated folk tales that children retell in code, with the letters they meet in class.',
    members: [2, 5, 1, 10, 15, 23],
  },
  {
    name: '零基础编程课',
    teamId: 3,
    description: '面向 8 至 10 岁孩子的图形化编程入门，每节课完成一个小作品。',
    members: [6, 1, 9, 2, 16, 21],
  },
  {
    name: 'Family weekend',
    teamId: 4,
    description: 'Two-hour kits for parents and children: a little electronics, a little craft, one result.',
    members: [13, 1, 2, 19, 8, 14, 17],
  },
  {
    name: 'Safe on the internet',
    description: 'Short films and a quiz about passwords, kindness and what not to tell strangers.',
    members: [1, 7, 2, 12, 24],
  },
  {
    name: 'Little game workshop',
    description: 'From a sketch on paper to a game that friends can play, in six afternoons.',
    members: [18, 2, 1, 22, 3, 4, 7, 11, 14],
  },
];

const DAYS_BETWEEN = 41;

/** Six projects, four of them with a team. Both demo accounts are members of all of them. */
export async function seedProjects(manager: EntityManager, { today, timeZone }: SeedContext): Promise<void> {
  for (const [index, { members, ...project }] of PROJECTS.entries()) {
    const id = index + 1;
    const begun = today.subtract({ days: DAYS_BETWEEN * (PROJECTS.length - index) });
    await manager.insert(Project, { ...project, id, createdAt: startOfDay(begun, timeZone) });
    await manager.insert(
      ProjectMember,
      members.map((accountId, place) => ({
        projectId: id,
        accountId,
        role: place === 0 ? ('lead' as const) : ('member' as const),
        joinedAt: startOfDay(begun.add({ days: place }), timeZone),
      })),
    );
  }
  await manager.query(`SELECT setval(pg_get_serial_sequence('project', 'id'), max(id)) FROM project`);
}
