import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EntityManager } from 'typeorm';
import { getEntityManagerToken } from '@nestjs/typeorm';
import {
  ADMIN_STEPS,
  APPLICATION_ACTIONS,
  APPLICATION_STATES,
  APPLICATION_STEPS,
  type ApplicationAction,
  type ApplicationKind,
  type ApplicationState,
} from '../../src/operations/applications/applications.constants.js';
import { ApplicationsService } from '../../src/operations/applications/applications.service.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

interface Application {
  id: number;
  title: string;
  state: string;
  isMine: boolean;
  steps: { step: string; state: string; person: string | null; time: string | null }[];
  returnReason: string | null;
  actions: string[];
  version: number;
}
interface Message {
  type: string;
  title: string;
  content: string;
  link: string | null;
  messageType: number | null;
}

const ADMIN = {
  accountId: 1,
  role: 'admin',
  grants: [],
  hasSecondFactor: false,
  sessionId: randomUUID(),
  origin: null,
  requestId: null,
} as const;
const USER = { ...ADMIN, accountId: 2, role: 'user' } as const;

/** The contract, duplicated here on purpose. A new state does not compile without its row. */
const LEGAL: Record<ApplicationState, Partial<Record<ApplicationAction, ApplicationState>>> = {
  submitApplication: { resubmit: 'leaderReview' },
  leaderReview: { leaderReview: 'purchaseCertificate', return: 'submitApplication' },
  purchaseCertificate: { purchaseCertificate: 'safetyTest', return: 'submitApplication' },
  safetyTest: { safetyTest: 'officiallyLaunched', return: 'submitApplication' },
  officiallyLaunched: { officiallyLaunched: 'done', return: 'submitApplication' },
  done: {},
};
const STEPS = APPLICATION_STATES.flatMap((from) =>
  APPLICATION_ACTIONS.map((action) => ({ action, from, to: LEGAL[from][action] })),
);
const REASON = 'The address is wrong.';

describe('applications', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  /** The other administrator, who decides what the first one applies for. */
  let reviewer: string;
  let subjectId = 1_000;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    [admin, user, reviewer] = [
      await api.signIn('admin'),
      await api.signIn('user'),
      await api.signIn('approver'),
    ];
  });
  afterAll(() => api.stop());
  beforeEach(() => {
    subjectId += 1;
  });

  const open = (
    by: typeof ADMIN | typeof USER = ADMIN,
    title = 'Robots2026',
    kind: ApplicationKind = 'channel',
  ) =>
    api.app
      .get<EntityManager>(getEntityManagerToken())
      .transaction((manager) =>
        api.app.get(ApplicationsService, { strict: false }).open(manager, by, { kind, subjectId, title }),
      );
  const get = (id: number, token = reviewer) => api.get<Application>(`/api/applications/${id}`, { token });
  const read = async (id: number) => (await get(id)).body.data;
  const act = (
    id: number,
    action: ApplicationAction,
    version: number,
    token = action === 'resubmit' ? admin : reviewer,
    key?: string,
  ) => {
    const [path, body] =
      action === 'return'
        ? ['return', { version, reason: REASON }]
        : action === 'resubmit'
          ? ['resubmit', { version }]
          : ['advance', { version, step: action }];
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    return api.post<Application>(`/api/applications/${id}/${path}`, { token, body, headers });
  };
  /** A new application of the administrator in a state. */
  const inState = async (state: ApplicationState) => {
    const id = await open();
    if (state === 'submitApplication') await act(id, 'return', 1);
    const way = APPLICATION_STATES.slice(
      1,
      state === 'submitApplication' ? 1 : APPLICATION_STATES.indexOf(state),
    );
    let version = 1;
    for (const step of way) await act(id, step as ApplicationAction, version++);
    return await read(id);
  };
  const history = async (id: number) => {
    const path = `/api/applications/${id}/history`;
    return (await api.get<{ list: { action: string; after: object }[] }>(path, { token: admin })).body.data
      .list;
  };
  const messages = async (token: string, link: string) =>
    (await api.post<Message[]>('/api/message/list', { token })).body.data.filter((one) => one.link === link);

  test('opening one gives it five steps, and every other administrator a todo', async () => {
    const id = await open();
    expect(await read(id)).toMatchObject({
      ...{ state: 'leaderReview', isMine: false, version: 1, returnReason: null },
      actions: ['leaderReview', 'return'],
      steps: APPLICATION_STEPS.map((step, index) => ({
        step,
        state: ['done', 'processing'][index] ?? 'waiting',
        time: index === 0 ? expect.any(String) : null,
      })),
    });
    expect(await messages(reviewer, `/result/success?application=${id}`)).toMatchObject([
      { type: 'todo', title: 'Robots2026', messageType: 0 },
    ]);
    expect(await messages(admin, `/result/success?application=${id}`)).toEqual([]);
  });

  test.each(STEPS)('$action from $from leads to $to', async ({ action, from, to }) => {
    const { id, version } = await inState(from);
    const { actions } = (await get(id, action === 'resubmit' ? admin : reviewer)).body.data;
    expect(actions.includes(action)).toBe(to !== undefined);
    const { body } = await act(id, action, version);
    if (to === undefined) expect(body).toMatchObject({ code: 40900, data: { state: from, version } });
    else expect(body).toMatchObject({ code: 20000, data: { state: to, version: version + 1 } });
    expect((await read(id)).state).toBe(to ?? from);
  });

  test.each(STEPS)('$action from $from is refused to others', async ({ action, from }) => {
    const { id, version } = await inState(from);
    const code = action === 'resubmit' ? 40400 : 40300;
    expect((await act(id, action, version, user)).body.code).toBe(code);
    expect((await get(id, user)).body.code).toBe(40400);
  });

  test('that of a certification is moved by the review of the certification only', async () => {
    const id = await open(ADMIN, '示例公司', 'certification');
    expect(await read(id)).toMatchObject({ state: 'leaderReview', actions: [] });
    expect(await messages(admin, `/result/success?application=${id}`)).toEqual([]);
    for (const action of ['leaderReview', 'return', 'resubmit'] as const)
      expect((await act(id, action, 1)).body).toMatchObject({
        code: 40900,
        data: { state: 'leaderReview', version: 1 },
      });
  });

  test('an outdated version changes nothing, and a key counts once', async () => {
    const id = await open();
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => act(id, 'leaderReview', 1, reviewer, key)));
    expect(answers.map(({ body }) => body.data.version)).toEqual([2, 2]);
    expect((await act(id, 'return', 1)).body).toMatchObject({
      code: 40900,
      data: { state: 'purchaseCertificate', version: 2 },
    });
  });

  test('the applicant reads the reason of a return and may resubmit, which starts the review again', async () => {
    const id = await open(USER, '示例公司');
    await act(id, 'leaderReview', 1);
    await act(id, 'return', 2);
    const { data } = (await get(id, user)).body;
    expect(data).toMatchObject({ returnReason: REASON, actions: ['resubmit'], isMine: true });
    expect(data.steps.map(({ state }) => state)).toEqual(['processing', ...Array<string>(4).fill('waiting')]);
    expect((await read(id)).actions).toEqual([]);
    expect((await act(id, 'resubmit', 3, admin)).body.code).toBe(40300);
    const notices = await messages(user, `/result/error?application=${id}`);
    expect(notices[0]).toMatchObject({ type: 'notice', title: '示例公司' });
    expect(notices[0]?.content).toContain(REASON);
    expect((await act(id, 'resubmit', 3, user)).body.data).toMatchObject({
      ...{ state: 'leaderReview', returnReason: null, version: 4 },
      actions: [],
    });
    expect(await messages(admin, `/result/success?application=${id}`)).toMatchObject([{ messageType: 0 }]);
  });

  test.each([...ADMIN_STEPS, 'return'] as const)('%s of the own one is left to others', async (action) => {
    const { id, state, version } = await inState(action === 'return' ? 'safetyTest' : action);
    expect((await get(id, admin)).body.data).toMatchObject({ isMine: true, actions: [] });
    const { body } = await act(id, action, version, admin);
    expect(body).toMatchObject({ code: 40900, data: { state, version } });
    expect(body.msg).toContain('Another administrator');
    expect(await read(id)).toMatchObject({ state, version });
  });

  test('a sole administrator decides the own one, and the history says so', async () => {
    await api.sql(`UPDATE account SET enabled = false WHERE user_name = 'approver'`);
    try {
      const id = await open();
      expect(await messages(admin, `/result/success?application=${id}`)).toMatchObject([{ type: 'todo' }]);
      expect((await get(id, admin)).body.data.actions).toEqual(['leaderReview', 'return']);
      expect((await act(id, 'leaderReview', 1, admin)).body.code).toBe(20000);
      expect((await history(id))[0]).toMatchObject({ action: 'leaderReview', after: { ownReview: true } });
    } finally {
      await api.sql(`UPDATE account SET enabled = true WHERE user_name = 'approver'`);
    }
  });

  test('opening one again resubmits what was returned, and leaves alone what is under way', async () => {
    const id = await open();
    expect(await open()).toBe(id);
    expect((await read(id)).version).toBe(1);
    await act(id, 'return', 1);
    expect(await open(ADMIN, 'Robots2027')).toBe(id);
    expect(await read(id)).toMatchObject({ title: 'Robots2027', state: 'leaderReview', version: 3 });
    for (const [index, step] of APPLICATION_STEPS.slice(1).entries())
      await act(id, step as ApplicationAction, 3 + index);
    expect((await read(id)).state).toBe('done');
    expect(await open()).not.toBe(id);
  });

  test('the history tells who did what', async () => {
    const { id } = await inState('submitApplication');
    expect(await history(id)).toMatchObject([
      { action: 'return', after: { reason: REASON, state: 'submitApplication' } },
      { action: 'create', after: { title: 'Robots2026' } },
    ]);
    expect((await api.get(`/api/applications/${id}/history`, { token: user })).body.code).toBe(40400);
  });

  test('administrators list all, others their own, newest first', async () => {
    const other = await open();
    subjectId += 1;
    const own = await open(USER, 'Mine');
    const list = async (query: string, token = admin) =>
      (await api.get<{ list: Application[] }>(`/api/applications?${query}`, { token })).body.data.list;
    expect((await list('pageSize=2')).map(({ id }) => id)).toEqual([own, other]);
    expect((await list('applicant=me&pageSize=1'))[0]?.id).toBe(other);
    expect((await list('pageSize=100', user)).every(({ isMine }) => isMine)).toBe(true);
    expect((await list('state=done&pageSize=100')).every(({ state }) => state === 'done')).toBe(true);
    expect((await list('kind=channel&pageSize=100')).map(({ title }) => title)).toContain('Robots2026');
  });

  test.each([
    ['', 'minLength'],
    [' x', 'pattern'],
    ['x'.repeat(201), 'maxLength'],
  ])('a return with the reason %j is refused', async (reason, rule) => {
    const id = await open();
    const { status, body } = await api.post<{ field: string; rule: string }[]>(
      `/api/applications/${id}/return`,
      { token: admin, body: { version: 1, reason } },
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(rule);
  });

  test('a change reaches the other administrators at once', async () => {
    const client = await EventClient.open(await api.app.getUrl(), admin);
    const id = await open();
    const changes = () => client.of('application.changed').map(({ data }) => data);
    // A change of the test before may still be under way.
    await client.until(() => JSON.stringify(changes()).includes(`"id":${id},`));
    expect(changes()).toContainEqual({ id, action: 'create' });
    client.close();
  });
});
