import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Rule {
  id: number;
  enable: boolean;
  actions: string[];
  version: number;
}

describe('switching a rule', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  afterAll(() => api.stop());

  const put = (enabled: boolean) => api.sql('UPDATE rule_preset SET enabled = $1 WHERE id = 1', [enabled]);
  const card = async (token = admin) =>
    (await api.get<[Rule]>('/api/list/rules-preset', { token })).body.data[0];
  const move = (action: string, version: number, token = admin) =>
    api.post<Rule>(`/api/rule-presets/1/${action}`, { token, body: { version } });

  test.each([
    [true, 'disable', false],
    [false, 'enable', true],
  ])('a rule that is %s allows %s', async (enable, action, after) => {
    await put(enable);
    const before = await card();
    expect(before).toMatchObject({ enable, actions: [action] });
    const { body } = await move(action, before.version);
    expect(body).toMatchObject({ code: 20000, data: { enable: after, version: before.version + 1 } });
    expect(await card()).toEqual(body.data);
  });

  test.each([
    [true, 'enable', 'enabled'],
    [false, 'disable', 'disabled'],
  ])('a rule that is %s does not allow %s', async (enable, action, state) => {
    await put(enable);
    const { version } = await card();
    expect((await move(action, version)).body).toMatchObject({ code: 40900, data: { state, version } });
  });

  test.each(['enable', 'disable'])('a user can view but not %s it', async (action) => {
    const before = await card(user);
    expect(before.actions).toEqual([]);
    expect((await move(action, before.version, user)).body.code).toBe(40300);
    expect(await card(user)).toEqual(before);
  });

  test('of two concurrent changes, one succeeds and is in the history', async () => {
    await put(false);
    const { version } = await card();
    const history = async () =>
      (await api.get<{ list: object[]; total: number }>('/api/rule-presets/1/history', { token: user })).body
        .data;
    const { total } = await history();
    const answers = await Promise.all([move('enable', version), move('enable', version)]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
    const { list, total: after } = await history();
    expect(after).toBe(total + 1);
    expect(list[0]).toMatchObject({
      ...{ action: 'enable', before: { state: 'disabled' }, after: { state: 'enabled' } },
    });
  });

  test('of more concurrent changes of its settings than there are connections, one succeeds', async () => {
    await put(false);
    const { version } = await card();
    const set = (label: string) =>
      api.call('PUT', '/api/rule-presets/1/parameters', {
        token: admin,
        body: { version, parameters: { labels: [label] } },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => set(`Label ${at}`)));
    const codes = answers.map(({ body }) => body.code).toSorted((one, other) => one - other);
    expect(codes).toEqual([20000, ...Array<number>(11).fill(40900)]);
  });
});
