import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Group {
  id: number;
  team: { id: number; name: string } | null;
  projectNumber: number;
  version: number;
}

describe('the team of a project', () => {
  let api: TestApi;
  let admin: string;
  let lead: string;
  let account: number;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    lead = await api.signInStranger('lead');
    const [row] = await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name = 'lead'`);
    account = row?.id ?? 0;
  });
  afterAll(() => api.stop());

  const create = (kind: string, name: string, more: object = {}) =>
    api.post<Group>(`/api/directory/${kind}`, { token: admin, body: { name, description: '', ...more } });
  const created = async (kind: string, name: string, more: object = {}) =>
    (await create(kind, name, more)).body.data;
  const edit = ({ id, version }: Group, teamId: number | null, token: string) =>
    api.call<Group>('PUT', `/api/directory/projects/${id}`, {
      token,
      body: { name: 'Edited', description: '', teamId, version },
    });
  const move = (kind: string, { id, version }: Group, action: string) =>
    api.post<Group>(`/api/directory/${kind}/${id}/${action}`, { token: admin, body: { version } });
  const get = async (kind: string, id: number, token = admin) =>
    (await api.get<Group>(`/api/directory/${kind}/${id}`, { token })).body.data;

  test('is one that is open, and then cannot be removed', async () => {
    const team = await created('teams', 'Writers');
    const project = await created('projects', 'Robots', { teamId: team.id });
    expect(project.team).toEqual({ id: team.id, name: 'Writers' });
    expect((await get('teams', team.id)).projectNumber).toBe(1);
    expect((await move('teams', team, 'remove')).body.code).toBe(40900);
    await edit(project, null, admin);
    expect((await move('teams', team, 'remove')).body.code).toBe(20000);
    expect((await create('projects', 'Robots', { teamId: team.id })).body.code).toBe(40400);
  });

  test('stays when it is closed, and a closed one is not given anew', async () => {
    const team = await created('teams', 'Closing');
    const project = await created('projects', 'Robots', { teamId: team.id });
    await move('teams', team, 'close');
    expect((await edit(project, team.id, admin)).body.code).toBe(20000);
    expect((await create('projects', 'Robots', { teamId: team.id })).body.code).toBe(40400);
  });

  test('is one that a lead sees, or the one that it has', async () => {
    const [own, foreign] = [await created('teams', 'Own'), await created('teams', 'Foreign')];
    const project = await created('projects', 'Robots', { teamId: foreign.id });
    for (const [kind, id] of [
      ['projects', project.id],
      ['teams', own.id],
    ] as const) {
      await api.call('PUT', `/api/directory/${kind}/${id}/members/${account}`, {
        token: admin,
        body: { role: 'lead' },
      });
    }
    const kept = await edit(project, foreign.id, lead);
    expect(kept.body.data.team?.id).toBe(foreign.id);
    const changed = await edit(kept.body.data, own.id, lead);
    expect(changed.body.data.team?.id).toBe(own.id);
    expect((await edit(changed.body.data, foreign.id, lead)).body.code).toBe(40400);
  });

  test('a team has none', async () => {
    const team = await created('teams', 'Outer');
    const answer = await create('teams', 'Inner', { teamId: team.id });
    expect(answer.status).toBe(400);
    expect((await create('teams', 'Inner', { teamId: null })).body.code).toBe(20000);
  });

  test('a closed project is not among what its members take part in', async () => {
    const project = await created('projects', 'Short');
    await api.call('PUT', `/api/directory/projects/${project.id}/members/${account}`, {
      token: admin,
      body: { role: 'member' },
    });
    const mine = async () =>
      (await api.post<{ id: number }[]>('/api/user/my-project/list', { token: lead })).body.data;
    const figure = async () =>
      (await api.post<{ count: number }[]>('/api/user/project-and-team/list', { token: lead })).body.data[0]
        ?.count;
    const before = await figure();
    expect((await mine()).map(({ id }) => id)).toContain(project.id);
    await move('projects', project, 'close');
    expect((await mine()).map(({ id }) => id)).not.toContain(project.id);
    expect(await figure()).toBe((before ?? 0) - 1);
  });
});
