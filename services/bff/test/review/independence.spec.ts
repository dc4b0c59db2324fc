import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Change, ParametersApi, WANTED } from '../support/parameters.js';
import { ContentItems } from '../support/content-items.js';
import { type TestApi } from '../support/test-api.js';

interface Left {
  actions: string[];
  leftTo: string[];
  leftFrom: string | null;
}
type Decided = Change & Left;

const PASSWORD = 'Lotus-Pond-7';
const REASON = 'Looks after the accounts from now on.';
const INVITED = {
  ...{ userName: 'srey.neang', name: 'Srey Neang', email: 'neang@school.example' },
  ...{ role: 'admin', language: 'en-US' },
};
const HOUR_MS = 3_600_000;

/** `admin` submits, and has the rights to make others administrators. */
describe('who depends on the submitter', () => {
  let parameters: ParametersApi;
  let items: ContentItems;
  let api: TestApi;
  let admin: string;
  let other: string;
  beforeAll(async () => {
    parameters = await ParametersApi.start();
    ({ api } = parameters);
    admin = parameters.tokens.submitter;
    items = await ContentItems.start(api);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await parameters.reset();
    await api.sql(`
      UPDATE account SET role = 'user' WHERE user_name NOT IN ('admin', 'approver');
      UPDATE account SET role = 'admin', enabled = true WHERE user_name = 'approver';
      UPDATE account SET user_name = 'gone' || id WHERE user_name = 'srey.neang';
      UPDATE account SET entitled_by = '{}', entitled_at = NULL, former_role = NULL, former_until = NULL`);
    // Many a test ends the sessions of the account.
    other = await api.signIn('approver');
  });

  const accountOf = async (userName: string) => {
    const path = `/api/accounts?search=${userName}`;
    const { body } = await api.get<{ list: { id: number; userName: string; version: number }[] }>(path, {
      token: admin,
    });
    const account = body.data.list.find((one) => one.userName === userName);
    if (!account) throw new Error(`There is no ${userName}.`);
    return account;
  };
  const change = async (userName: string, path: string, body: object = {}, token = admin) => {
    const { id, version } = await accountOf(userName);
    const answer = await api.post<{ link: string | null }>(`/api/accounts/${id}/${path}`, {
      token,
      body: { version, ...body },
    });
    expect(answer.body.msg).toBe('Request succeeded');
    return answer.body.data;
  };
  const disable = (userName: string) => change(userName, 'disable', { reason: REASON });
  /** Another colleague, because nobody comes back from that. */
  const remove = async () => {
    await invite(other);
    await api.sql(`UPDATE account SET enabled = false WHERE user_name = 'approver'`);
    await change(INVITED.userName, 'remove', { reason: REASON, keepsName: true });
  };
  const signIn = async (username: string, password = PASSWORD) =>
    (await api.post<{ token: string }>('/api/user/login', { body: { username, password } })).body.data.token;
  const setPassword = async (link: string | null) => {
    const body = { token: link?.split('token=')[1] ?? '', newPassword: PASSWORD };
    expect((await api.post('/api/user/password-link', { body })).body.code).toBe(20000);
  };
  const invite = async (token = admin) => {
    const { body } = await api.post<{ link: string }>('/api/accounts', { token, body: INVITED });
    await setPassword(body.data.link);
    return await signIn(INVITED.userName);
  };
  const promote = async () => {
    await change('user', 'role', { role: 'admin', reason: REASON });
    return await signIn('user', 'user');
  };
  const read = async (id: number, token: string) =>
    (await api.get<Decided>(`/api/parameter-changes/${id}`, { token })).body.data;
  const approve = async ({ id }: Pick<Change, 'id'>, token: string) => {
    const { version } = await read(id, token);
    return (await api.post<Decided>(`/api/parameter-changes/${id}/approve`, { token, body: { version } }))
      .body;
  };
  const history = async ({ id }: Pick<Change, 'id'>) =>
    (
      await api.get<{ list: { action: string; after: object }[] }>(`/api/parameter-changes/${id}/history`, {
        token: admin,
      })
    ).body.data.list;
  const pass = async (hours: number) => {
    await api.sql(
      `UPDATE parameter_change SET submitted_at = submitted_at - make_interval(hours => $1) WHERE id > 1`,
      [hours],
    );
    await api.sql(
      `UPDATE account SET entitled_at = entitled_at - make_interval(hours => $1),
              former_until = former_until - make_interval(hours => $1)`,
      [hours],
    );
  };
  /** The time in a given number of hours, to the minute, as the API writes it. */
  const clockIn = (hours: number) => {
    const parts = new Date(Date.now() + hours * HOUR_MS).toLocaleString('sv-SE', {
      timeZone: 'Asia/Phnom_Penh',
    });
    return parts.slice(0, 15);
  };

  test.each([
    ['invited', 'before', invite],
    ['invited', 'while it waits', invite],
    ['promoted', 'before', promote],
    ['promoted', 'while it waits', promote],
  ])('whoever they %s as an administrator, %s, leaves it to others', async (_, when, entitle) => {
    const early = when === 'before' ? await entitle() : '';
    const submitted = await parameters.submitted();
    const token = early || (await entitle());
    expect(await read(submitted.id, token)).toMatchObject({
      actions: ['cancel'],
      leftTo: ['Keo Sreyleak'],
      leftFrom: null,
      refused: expect.arrayContaining([{ action: 'approve', reason: 'left' }]),
    });
    expect(await approve(submitted, token)).toMatchObject({
      code: 40900,
      msg: 'Keo Sreyleak can decide this. Whoever was given the right by the submitter lately, or while it waits, does not decide on it.',
      data: { state: 'submitted', version: 1 },
    });
    expect(await read(submitted.id, other)).toMatchObject({ leftTo: [], leftFrom: null });
    const decided = await approve(submitted, other);
    expect(decided.data).toMatchObject({ state: 'applied', soleAdministrator: false });
    expect((await history(submitted))[0]?.after).not.toHaveProperty('dependentReview');
  });

  test('a week later they decide, unless they were made one while it waited', async () => {
    const waiting = await parameters.submitted();
    const token = await invite();
    await pass(8 * 24);
    expect((await approve(waiting, token)).code).toBe(40900);
    expect((await approve(waiting, other)).code).toBe(20000);
    const next = await parameters.submitted({
      version: 2,
      audio: { ...WANTED.audio, encoding: { ...WANTED.audio.encoding, rate: 192 } },
    });
    expect((await approve(next, token)).data).toMatchObject({ state: 'applied' });
    expect((await history(next))[0]?.after).not.toHaveProperty('dependentReview');
  });

  test('where nobody else can, they decide after a day, which the API and the history say', async () => {
    await api.sql(`UPDATE account SET enabled = false WHERE user_name = 'approver'`);
    const token = await invite();
    const submitted = await parameters.submitted();
    const left = await read(submitted.id, token);
    expect(left).toMatchObject({ actions: ['cancel'], leftTo: ['Srey Neang'] });
    expect(left.leftFrom?.slice(0, 15)).toBe(clockIn(24));
    // Nor does the submitter decide meanwhile, who reads the same.
    expect(await read(submitted.id, admin)).toMatchObject({
      leftTo: [],
      leftFrom: null,
      actions: ['cancel'],
    });
    expect(await approve(submitted, admin)).toMatchObject({ code: 40900 });
    const refused = await approve(submitted, token);
    expect(refused).toMatchObject({ code: 40900, data: { state: 'submitted' } });
    expect(refused.msg).toBe(
      `Srey Neang can decide this from ${left.leftFrom}. Until then only somebody can who was given the right by another person.`,
    );
    await pass(23);
    expect((await approve(submitted, token)).code).toBe(40900);
    await pass(2);
    expect(await read(submitted.id, token)).toMatchObject({ leftTo: [], leftFrom: null });
    expect((await approve(submitted, token)).data).toMatchObject({ state: 'applied' });
    expect(await history(submitted)).toMatchObject([
      { action: 'approve', after: { state: 'applied', dependentReview: true } },
      { action: 'submit' },
    ]);
  });

  test('disabling the colleagues does not make a sole decider for a week, nor somebody invited instead', async () => {
    const submitted = await parameters.submitted();
    await disable('approver');
    const left = await read(submitted.id, admin);
    expect(left).toMatchObject({ actions: ['cancel'], leftTo: ['Sok Dara'] });
    expect(left.leftFrom?.slice(0, 10)).toBe(clockIn(7 * 24).slice(0, 10));
    expect(await approve(submitted, admin)).toMatchObject({ code: 40900, data: { state: 'submitted' } });
    const token = await invite();
    await pass(48);
    expect((await approve(submitted, token)).code).toBe(40900);
    expect((await approve(submitted, admin)).code).toBe(40900);
    await pass(6 * 24);
    expect((await approve(submitted, token)).data).toMatchObject({ state: 'applied' });
    expect((await history(submitted))[0]?.after).toMatchObject({ dependentReview: true });
  });

  test.each([
    ['disabled', () => disable('approver')],
    ['demoted', () => change('approver', 'role', { role: 'user', reason: REASON })],
    [
      'enabled and disabled again',
      async () => {
        await disable('approver');
        await change('approver', 'enable');
        await disable('approver');
      },
    ],
    ['removed', () => remove()],
  ])('a sole decider of a week decides, and the history says so: %s', async (_, lose) => {
    await lose();
    const submitted = await parameters.submitted();
    expect((await approve(submitted, admin)).code).toBe(40900);
    await pass(8 * 24);
    expect((await approve(submitted, admin)).data).toMatchObject({ soleAdministrator: true });
  });

  test('colleagues who are enabled again depend on whoever did it', async () => {
    await disable('approver');
    const submitted = await parameters.submitted();
    await change('approver', 'enable');
    const token = await api.signIn('approver');
    expect(await read(submitted.id, token)).toMatchObject({ leftTo: ['Keo Sreyleak'] });
    expect((await approve(submitted, token)).code).toBe(40900);
    expect((await approve(submitted, admin)).code).toBe(40900);
    await pass(25);
    expect((await approve(submitted, token)).code).toBe(20000);
  });

  test('whoever got a link for a password depends on whoever has seen it', async () => {
    const submitted = await parameters.submitted();
    await setPassword((await change('approver', 'password-link')).link);
    expect((await approve(submitted, await signIn('approver'))).code).toBe(40900);
  });

  test('nor does it help to let one that was invited invite another', async () => {
    const submitted = await parameters.submitted();
    const first = await invite();
    await change('user', 'role', { role: 'admin', reason: REASON }, first);
    const second = await signIn('user', 'user');
    expect((await approve(submitted, second)).code).toBe(40900);
    expect((await approve(submitted, other)).code).toBe(20000);
  });

  test('an administrator whom somebody else made one decides at once', async () => {
    const submitted = await parameters.submitted();
    expect((await approve(submitted, await invite(other))).code).toBe(20000);
  });

  test('items, applications and certifications follow the same rule', async () => {
    const token = await invite();
    const { id, version } = await items.created({}, 'inspector');
    const item = (await items.act(id, 'submit', version)).body.data;
    const [application] = await api.sql<{ id: number }>(
      `INSERT INTO application (kind, subject_id, title, applicant_id) VALUES ('channel', 4711, 'Robots', 1) RETURNING id`,
    );
    const [certification] = await api.sql<{ id: number; version: number }>(
      `UPDATE certification_record SET state = 'auditing', submitted_at = now()
        WHERE id = (SELECT max(id) FROM certification_record WHERE account_id = 1) RETURNING id, version`,
    );
    if (!application || !certification) throw new Error('There is nothing to decide.');
    const paths: [path: string, decide: string, body: object][] = [
      [`/api/library/items/${id}`, 'approve', { version: item.version }],
      [`/api/applications/${application.id}`, 'advance', { version: 1, step: 'leaderReview' }],
      [`/api/certifications/${certification.id}`, 'pass', { version: certification.version }],
    ];
    for (const [path, decide, body] of paths) {
      const { data } = (await api.get<Left>(path, { token })).body;
      expect({ path, leftTo: data.leftTo }).toEqual({ path, leftTo: ['Keo Sreyleak'] });
      expect(data.actions).not.toContain(decide);
      const refused = (await api.post(`${path}/${decide}`, { token, body })).body;
      expect(refused).toMatchObject({ code: 40900, msg: expect.stringMatching(/^Keo Sreyleak can decide/) });
    }
  });
});
