import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { MAY_EDIT, type MemberRole } from '../people/directory/directory.constants.js';
import { ProjectMember } from '../people/projects/project-member.entity.js';
import { Project } from '../people/projects/project.entity.js';
import { TeamMember } from '../people/teams/team-member.entity.js';
import { Team } from '../people/teams/team.entity.js';
import { addHistory, type Entry } from './add-history.js';
import { type SeedContext } from './seed-context.js';

/** Only administrators create projects and teams. */
const ADMINISTRATOR = 1;

/** What the leads changed lately, newest first: the description before it was what it is. */
const EDITS = [
  { entity: 'project', entityId: 6, before: 'From a sketch on paper to a game that friends can play.' },
  { entity: 'project', entityId: 3, before: '面向 8 至 10 岁孩子的图形化编程入门。' },
  { entity: 'team', entityId: 2, before: 'Draw and film what children see.' },
  { entity: 'project', entityId: 4, before: 'Two-hour kits for parents and children.' },
  { entity: 'team', entityId: 3, before: '设计中文课程。' },
  { entity: 'team', entityId: 4, before: 'Answer families.' },
  { entity: 'project', entityId: 2, before: 'Animated folk tales that children retell in code.' },
] as const;
const HOURS_APART = 9;

interface Group {
  about: Pick<Entry, 'entity' | 'entityId'>;
  createdAt: Date;
  content: { name: string; description: string; teamId?: number | null };
  members: { accountId: number; role: MemberRole; joinedAt: Date }[];
}

/**
 * The history of the projects and teams of the sample data, from which the latest activities come. It follows from their
 * rows, so databases that were seeded without it get the same. No edit is in the future, at any time of day.
 */
export async function seedGroupHistories(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const midnight = startOfDay(today, timeZone).getTime();
  const groups = [...(await projects(manager)), ...(await teams(manager))];
  const edits = EDITS.flatMap(({ entity, entityId, before }, index) => {
    const group = groups.find(({ about }) => about.entity === entity && about.entityId === entityId);
    const lead = group?.members.find(({ role }) => MAY_EDIT[role]);
    if (!group || !lead) return [];
    const edited = {
      ...group.about,
      action: 'edit',
      at: new Date(midnight - (index + 1) * HOURS_APART * 3_600_000),
      accountId: lead.accountId,
      before: { ...group.content, description: before },
      after: group.content,
    };
    return [edited];
  });
  await addHistory(manager, [...groups.flatMap((group) => beginningOf(group)), ...edits]);
}

/** An administrator creates it and adds the lead, who adds the others. */
function beginningOf({ about, createdAt, content, members }: Group): Entry[] {
  const lead = members.find(({ role }) => MAY_EDIT[role])?.accountId ?? ADMINISTRATOR;
  const created: Entry = {
    ...{ ...about, action: 'create', at: createdAt, accountId: ADMINISTRATOR },
    ...{ before: null, after: { ...content, state: 'open' } },
  };
  const added = members.map(({ accountId: member, role, joinedAt: at }): Entry => {
    const accountId = member === lead ? ADMINISTRATOR : lead;
    return { ...about, action: 'addMember', at, accountId, before: null, after: { member, role } };
  });
  return [created, ...added];
}

async function projects(manager: EntityManager): Promise<Group[]> {
  const rows = await manager.find(Project, { order: { id: 'ASC' } });
  const members = await manager.find(ProjectMember, { order: { joinedAt: 'ASC' } });
  return rows.map(({ id, createdAt, name, description, teamId }) => ({
    about: { entity: 'project', entityId: id },
    createdAt,
    content: { name, description, teamId },
    members: members.filter(({ projectId }) => projectId === id),
  }));
}

async function teams(manager: EntityManager): Promise<Group[]> {
  const rows = await manager.find(Team, { order: { id: 'ASC' } });
  const members = await manager.find(TeamMember, { order: { joinedAt: 'ASC' } });
  return rows.map(({ id, createdAt, name, description }) => ({
    about: { entity: 'team', entityId: id },
    createdAt,
    content: { name, description },
    members: members.filter(({ teamId }) => teamId === id),
  }));
}
