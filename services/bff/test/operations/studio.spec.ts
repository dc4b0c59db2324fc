import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

interface Studio {
  state: string;
  onAirSince: string | null;
  method: string;
  stream: string;
  clarity: string;
  clarities: string[];
  actions: string[];
  version: number;
}
interface Programme {
  id: string;
  method: string;
  order: number;
  audit: string;
  version: number;
}
interface Entry {
  person: string | null;
  action: string;
  before: object | null;
  after: object | null;
}

/** The contract, duplicated here on purpose: where each action leads from each state. */
const LEGAL: Record<string, Record<string, string>> = {
  offAir: {
    ...{ start: 'onAir', switchMethod: 'offAir', changeClarity: 'offAir' },
    ...{ removeClarity: 'offAir', restoreClarity: 'offAir' },
  },
  onAir: {
    ...{ stop: 'offAir', pushGasket: 'gasket', switchMethod: 'onAir', switchStream: 'onAir' },
    ...{ changeClarity: 'onAir', removeClarity: 'onAir', restoreClarity: 'onAir' },
  },
  gasket: {
    ...{ stop: 'offAir', removeGasket: 'onAir', switchStream: 'gasket' },
    ...{ removeClarity: 'gasket', restoreClarity: 'gasket' },
  },
};
const CALLS: Record<string, [path: string, body?: object]> = {
  start: ['start'],
  stop: ['stop'],
  pushGasket: ['gasket/push'],
  removeGasket: ['gasket/remove'],
  switchMethod: ['method', { method: 'flowControl' }],
  switchStream: ['stream', { stream: 'hot' }],
  changeClarity: ['clarity', { clarity: 'standard' }],
  removeClarity: ['clarity/remove', { clarity: 'high' }],
  restoreClarity: ['clarity/restore', { clarity: 'smooth' }],
};
const STATES = Object.keys(LEGAL);

describe('the studio', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  afterAll(() => api.stop());
  beforeEach(() => put('onAir'));

  const put = (state: string, method = 'normal') =>
    api.sql(
      `UPDATE studio SET state = $1, method = $2, stream = 'main', clarity = 'original', removed_clarities = '{smooth}',
              on_air_since = CASE $1 WHEN 'offAir' THEN NULL ELSE now() END`,
      [state, method],
    );
  const studio = async () => (await api.get<Studio>('/api/studio', { token: admin })).body.data;
  const call = (path: string, body: object, token = admin) =>
    api.post<Studio>(`/api/studio/${path}`, { token, body });
  const act = async (action: string, more: object = {}, token = admin) => {
    const [path, body] = CALLS[action] ?? [action];
    return await call(path, { version: (await studio()).version, ...body, ...more }, token);
  };
  const log = async () =>
    (await api.get<{ list: Entry[]; total: number }>('/api/studio/operations', { token: admin })).body.data;

  const everyMove = STATES.flatMap((state) => Object.keys(CALLS).map((action) => ({ state, action })));

  test.each(everyMove)('$action while $state', async ({ state, action }) => {
    await put(state);
    const before = await studio();
    const to = LEGAL[state]?.[action];
    expect(before.actions.includes(action)).toBe(to !== undefined);
    const { body } = await act(action);
    if (to === undefined) {
      expect(body).toMatchObject({ code: 40900, data: { state, version: before.version } });
      expect(await studio()).toEqual(before);
    } else {
      expect(body).toMatchObject({ code: 20000, data: { state: to, version: before.version + 1 } });
      expect(body.data.onAirSince === null).toBe(to === 'offAir');
      expect(await studio()).toEqual(body.data);
    }
  });

  test('is closed to users', async () => {
    const { version } = await studio();
    for (const path of ['', '/information', '/status', '/population', '/programmes', '/operations']) {
      expect((await api.get(`/api/studio${path}`, { token: user })).body.code).toBe(40300);
    }
    expect((await call('stop', { version }, user)).body.code).toBe(40300);
  });

  test('of two concurrent changes one succeeds, and the log says whose', async () => {
    const { version } = await studio();
    const { total } = await log();
    const answers = await Promise.all([
      call('stream', { version, stream: 'hot' }),
      call('stream', { version, stream: 'cold' }),
    ]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([20000, 40900]);
    const won = answers.find(({ body }) => body.code === 20000)?.body.data;
    const after = await log();
    expect(after.total).toBe(total + 1);
    expect(after.list[0]).toMatchObject({
      ...{ person: expect.stringMatching(/./), action: 'switchStream' },
      ...{ before: { stream: 'main' }, after: { stream: won?.stream } },
    });
  });

  test('what is already as requested changes and logs nothing', async () => {
    const before = await studio();
    const { total } = await log();
    expect((await act('switchStream', { stream: 'main' })).body.data).toEqual(before);
    expect((await log()).total).toBe(total);
  });

  test('a removed clarity is replaced by the best one left, and one must stay', async () => {
    expect((await act('removeClarity', { clarity: 'original' })).body.data).toMatchObject({
      ...{ clarity: 'high', clarities: ['high', 'standard'] },
    });
    expect((await act('changeClarity', { clarity: 'original' })).body).toMatchObject({
      ...{ code: 40900, msg: expect.stringContaining('Restore it first') },
    });
    await act('removeClarity', { clarity: 'standard' });
    expect((await act('removeClarity', { clarity: 'high' })).body).toMatchObject({ code: 40900 });
    expect((await studio()).clarities).toEqual(['high']);
    expect((await act('restoreClarity', { clarity: 'original' })).body.data).toMatchObject({
      ...{ clarity: 'high', clarities: ['original', 'high'] },
    });
  });

  test('videos and web pages go on air only with an approved entry', async () => {
    await put('offAir', 'web');
    expect((await act('start')).body).toMatchObject({
      ...{ code: 40900, msg: expect.stringContaining('no approved entry') },
    });
    await put('onAir', 'normal');
    expect((await act('switchMethod', { method: 'web' })).body.code).toBe(40900);
    expect((await act('switchMethod', { method: 'video' })).body.code).toBe(20000);
  });

  test('a change is told to other administrators', async () => {
    const client = await EventClient.open(await api.app.getUrl(), admin);
    const changes = () => client.of('studio.changed').map(({ data }) => data);
    await act('pushGasket');
    // What was changed before may be told after the stream was opened.
    await client.until(() => changes().some(({ action }) => action === 'pushGasket'));
    expect(changes().filter(({ action }) => action === 'pushGasket')).toEqual([
      { part: 'broadcast', action: 'pushGasket' },
    ]);
    client.close();
  });

  describe('its information', () => {
    const get = async () =>
      (await api.get<Record<string, unknown>>('/api/studio/information', { token: admin })).body.data;
    const save = (body: object) => api.call<object>('PUT', '/api/studio/information', { token: admin, body });

    test('is saved once, and a stale version is refused with what is stored', async () => {
      const before = await get();
      const edited = { ...before, title: 'Robotics live', category: 'robotics' };
      const { body } = await save(edited);
      expect(body).toMatchObject({
        code: 20000,
        data: { ...edited, version: Number(before.version) + 1 },
      });
      expect((await save({ ...before, title: 'Late' })).body).toMatchObject({
        code: 40900,
        data: { ...body.data, person: 'Sok Dara', time: expect.stringMatching(/^\d{4}-/) },
      });
      expect(await get()).toEqual(body.data);
      expect((await log()).list[0]).toMatchObject({
        ...{ action: 'edit', after: { title: 'Robotics live', category: 'robotics' } },
      });
    });

    test.each([
      ['title', ''],
      ['title', ' padded'],
      ['title', 'x'.repeat(65)],
      ['notification', ''],
      ['notification', 'x'.repeat(201)],
      ['category', 'cooking'],
      ['version', 0],
    ])('%s %j is refused', async (field, value) => {
      const { status, body } = await save({ ...(await get()), [field]: value });
      expect([status, body.code]).toEqual([400, 40000]);
      expect(body.data).toMatchObject({ errors: [{ field }] });
    });
  });

  describe('its programme', () => {
    const list = async () =>
      (await api.get<Programme[]>('/api/studio/programmes', { token: admin })).body.data;
    const entry = async (id: string) => {
      const found = (await list()).find((one) => one.id === id);
      if (!found) throw new Error(`There is no entry ${id}.`);
      return found;
    };
    const change = async (id: string, action: string, body: object = {}) =>
      await api.post<Programme[]>(`/api/studio/programmes/${id}/${action}`, {
        token: admin,
        body: { version: (await entry(id)).version, ...body },
      });

    test.each([
      ['auditing', 'approve', 'approved'],
      ['auditing', 'reject', 'rejected'],
      ['approved', 'reject', 'rejected'],
      ['rejected', 'approve', 'approved'],
      ['approved', 'approve', null],
      ['rejected', 'reject', null],
    ])('an entry that is %s: %s', async (audit, action, to) => {
      await api.sql(`UPDATE studio_programme SET audit = $1 WHERE code = '38d5e940'`, [audit]);
      const { body } = await change('38d5e940', action);
      expect(body.code).toBe(to === null ? 40900 : 20000);
      expect((await entry('38d5e940')).audit).toBe(to ?? audit);
    });

    test('the last approved entry on air cannot be rejected', async () => {
      await api.sql(`UPDATE studio_programme SET audit = 'rejected' WHERE method = 'video'`);
      await api.sql(`UPDATE studio_programme SET audit = 'approved' WHERE code = 'a61b0c7f'`);
      await put('onAir', 'video');
      expect((await change('a61b0c7f', 'reject')).body).toMatchObject({
        ...{ code: 40900, msg: expect.stringContaining('last approved entry') },
      });
      await put('offAir', 'video');
      expect((await change('a61b0c7f', 'reject')).body.code).toBe(20000);
    });

    test('is reordered by one place, and not beyond its ends', async () => {
      const order = async () => (await list()).filter(({ method }) => method === 'video').map(({ id }) => id);
      const [first = '', second = '', third = ''] = await order();
      await change(second, 'move', { direction: 'up' });
      expect(await order()).toEqual([second, first, third]);
      const { body } = await change(second, 'move', { direction: 'up' });
      expect(body.code).toBe(20000);
      await change(second, 'move', { direction: 'down' });
      expect(await order()).toEqual([first, second, third]);
      expect((await list()).filter(({ method }) => method === 'video').map(({ order: at }) => at)).toEqual([
        1, 2, 3,
      ]);
    });

    test('an unknown entry and a stale version are refused', async () => {
      const unknown = await api.post('/api/studio/programmes/00000000/approve', {
        token: admin,
        body: { version: 1 },
      });
      expect(unknown.body.code).toBe(40400);
      expect((await change('b80e5f31', 'reject', { version: 999 })).body.code).toBe(40900);
    });
  });
});
