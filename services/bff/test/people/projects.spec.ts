import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Project {
  id: number;
  name: string;
  description: string;
  peopleNumber: number;
  contributors: { name: string; email: string; avatar: string }[];
}
interface Team {
  id: number;
  avatar: string;
  name: string;
  peopleNumber: number;
}
interface Figure {
  id: number;
  content: string;
  key: string;
  count: number;
}

describe('projects and teams', () => {
  let api: TestApi;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    api = await TestApi.start();
    tokens.admin = await api.signIn('admin');
    tokens.user = await api.signIn('user');
    tokens.stranger = await api.signInStranger();
  });
  afterAll(() => api.stop());

  const ask = async <Data>(path: string, who: string) =>
    (await api.post<Data>(path, { token: tokens[who] ?? '' })).body.data;
  const projects = (who: string) => ask<Project[]>('/api/user/my-project/list', who);
  const teams = (who: string) => ask<Team[]>('/api/user/my-team/list', who);
  const figures = async (who: string) => {
    const list = await ask<Figure[]>('/api/user/project-and-team/list', who);
    expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    for (const { content, count } of list) expect(content).toContain(` ${count} `);
    return Object.fromEntries(list.map(({ key, count }) => [key, count]));
  };
  const membersOf = async (kind: 'project' | 'team', id: number) =>
    (
      await api.sql<{ id: number }>(`SELECT account_id AS id FROM ${kind}_member WHERE ${kind}_id = $1`, [id])
    ).map((row) => row.id);

  test.each(['admin', 'user'])('%s has the six sample projects with the number of people', async (who) => {
    const list = await projects(who);
    expect(list).toHaveLength(6);
    for (const { id, peopleNumber, contributors } of list) {
      expect(peopleNumber).toBe((await membersOf('project', id)).length);
      expect(contributors).toHaveLength(Math.min(5, peopleNumber));
      for (const { avatar, email } of contributors) {
        expect(email).toMatch(/@sala\.example$/);
        expect((await api.raw(avatar)).status).toBe(200);
      }
    }
  });

  test.each(['admin', 'user'])('%s has the four sample teams with the number of people', async (who) => {
    const list = await teams(who);
    expect(list).toHaveLength(4);
    for (const { id, peopleNumber, avatar } of list) {
      expect(peopleNumber).toBe((await membersOf('team', id)).length);
      expect((await api.raw(avatar)).status).toBe(200);
    }
  });

  test('the figures equal the lists', async () => {
    const others = async (kind: 'project' | 'team', list: { id: number }[]) => {
      const members = await Promise.all(list.map(({ id }) => membersOf(kind, id)));
      return new Set(members.flat().filter((id) => id !== 2)).size;
    };
    const [mine, myTeams] = [await projects('user'), await teams('user')];
    expect(await figures('user')).toEqual({
      projects: mine.length,
      projectPeople: await others('project', mine),
      teams: myTeams.length,
      teamPeople: await others('team', myTeams),
    });
  });

  test('a person without projects and teams gets empty lists', async () => {
    expect(await projects('stranger')).toEqual([]);
    expect(await teams('stranger')).toEqual([]);
    expect(await figures('stranger')).toEqual({ projects: 0, projectPeople: 0, teams: 0, teamPeople: 0 });
    expect(await ask('/api/user/latest-activity', 'stranger')).toEqual([]);
  });

  test('joining a project shows it to the new member only', async () => {
    await api.sql(`INSERT INTO project (id, name) VALUES (900, 'Hidden')`);
    await api.sql(`INSERT INTO team (id, name) VALUES (900, 'Hidden')`);
    for (const kind of ['project', 'team'] as const) {
      await api.sql(
        `INSERT INTO ${kind}_member (${kind}_id, account_id) SELECT 900, id FROM account WHERE user_name = 'stranger'`,
      );
    }
    const contributor = { name: 'stranger', email: '', emailConfirmed: false, avatar: '' };
    expect(await projects('stranger')).toEqual([
      { id: 900, name: 'Hidden', description: '', peopleNumber: 1, contributors: [contributor] },
    ]);
    expect(await teams('stranger')).toEqual([{ id: 900, avatar: '', name: 'Hidden', peopleNumber: 1 }]);
    expect(await figures('stranger')).toEqual({ projects: 1, projectPeople: 0, teams: 1, teamPeople: 0 });
    expect((await projects('user')).map(({ id }) => id)).not.toContain(900);
    expect((await teams('admin')).map(({ id }) => id)).not.toContain(900);
  });
});
