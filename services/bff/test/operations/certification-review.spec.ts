import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Caller, CERTIFICATION_FORM, Certifications, REASON } from '../support/certification.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

/** The contract, duplicated here on purpose. */
const LEGAL: Record<string, Record<string, string>> = {
  auditing: { withdraw: 'withdrawn', pass: 'passed', reject: 'rejected' },
  passed: {},
  rejected: {},
  withdrawn: {},
};
const ACTIONS = ['withdraw', 'pass', 'reject'];
/** Who may do it with a request of the person called user. Anybody else gets this code. */
const CALLERS: Record<Exclude<Caller, 'other'>, Record<string, number>> = {
  owner: { withdraw: 20000, pass: 40300, reject: 40300 },
  stranger: { withdraw: 40400, pass: 40300, reject: 40300 },
  reviewer: { withdraw: 40400, pass: 20000, reject: 20000 },
};
describe('the review of certifications', () => {
  let api: TestApi;
  let people: Certifications;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    people = await Certifications.start(api);
  });
  beforeEach(() => people.reset());
  afterAll(() => api.stop());

  const messages = () =>
    api.sql<{ type: string; unread: boolean }>(
      `SELECT type, read_at IS NULL AS unread FROM message WHERE link LIKE '%&certification=%' ORDER BY id`,
    );

  test('a request waits for the other administrators, who get a todo, and shows its numbers only to them', async () => {
    const { data } = (await people.submit()).body;
    expect(data).toMatchObject({
      state: 'auditing',
      own: true,
      legalPerson: 'C**',
      authenticationNumber: 'KH-*******789',
      organizationCode: 'E**********2',
      actions: ['withdraw'],
      documents: [{ id: people.document }],
      version: 1,
    });
    expect(await people.get(data.id, 'reviewer')).toMatchObject({
      ...CERTIFICATION_FORM,
      own: false,
      actions: ['pass', 'reject'],
    });
    const todos = await messages();
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM account WHERE role = 'admin' AND enabled`,
    );
    expect(todos).toHaveLength(n);
    for (const todo of todos) expect(todo).toMatchObject({ type: 'todo', unread: true });
    await people.act(data.id, 'pass', 1);
    expect((await people.get(data.id, 'reviewer')).authenticationNumber).toBe('KH-*******789');
    expect((await messages()).map(({ type, unread }) => [type, unread])).toEqual([
      ...todos.map(() => ['todo', false]),
      ['notice', true],
    ]);
  });

  const everyMove = Object.keys(LEGAL).flatMap((state) =>
    ACTIONS.flatMap((action) =>
      (['owner', 'stranger', 'reviewer'] as const).map((caller) => ({ state, action, caller })),
    ),
  );
  test.each(everyMove)('$action from $state by the $caller', async ({ state, action, caller }) => {
    const { id, version } = await people.submitted();
    await api.sql(`UPDATE certification_record SET state = $1 WHERE id = $2`, [state, id]);
    const { body } = await people.act(id, action, version, caller);
    const allowed = CALLERS[caller][action];
    const to = allowed === 20000 ? LEGAL[state]?.[action] : undefined;
    if (to !== undefined)
      expect(body).toMatchObject({ code: 20000, data: { state: to, version: version + 1, actions: [] } });
    else if (allowed === 20000) expect(body).toMatchObject({ code: 40900, data: { state, version } });
    else expect(body).toMatchObject({ code: allowed, data: null });
    expect((await people.get(id)).state).toBe(to ?? state);
  });

  test('passing certifies the account, rejecting says why', async () => {
    expect(await people.isCertified()).toBe(false);
    const first = await people.submitted();
    await people.act(first.id, 'reject', 1);
    expect(await people.get(first.id)).toMatchObject({ state: 'rejected', reason: REASON });
    expect((await people.of('owner')).enterpriseInfo).toMatchObject({ status: 2 });
    expect(await people.isCertified()).toBe(false);
    await api.sql('UPDATE certification_document SET record_id = NULL');
    const second = await people.submitted();
    await people.act(second.id, 'pass', 1);
    expect(await people.isCertified()).toBe(true);
    expect((await people.of('owner')).enterpriseInfo).toMatchObject({ status: 1 });
    expect((await people.of('owner')).record.map(({ status }) => status)).toEqual([1, 2]);
  });

  test('a request is the leader review of an application, which it passes or returns', async () => {
    const application = async () =>
      (
        await api.sql<{ state: string; return_reason: string | null }>(
          `SELECT state, return_reason FROM application WHERE kind = 'certification' AND subject_id = 2
           ORDER BY id DESC LIMIT 1`,
        )
      )[0];
    const first = await people.submitted();
    expect(await application()).toMatchObject({ state: 'leaderReview' });
    await people.act(first.id, 'reject', 1);
    expect(await application()).toEqual({ state: 'submitApplication', return_reason: REASON });
    const second = await people.submitted({ documents: [await people.upload()] });
    expect(await application()).toEqual({ state: 'leaderReview', return_reason: null });
    await people.act(second.id, 'pass', 1);
    expect(await application()).toMatchObject({ state: 'purchaseCertificate' });
  });

  test('of two reviewers at once, one decides and the other is told the state', async () => {
    const { id } = await people.submitted();
    const answers = await Promise.all([people.act(id, 'pass', 1), people.act(id, 'reject', 1, 'other')]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
    const { state } = await people.get(id);
    for (const { body } of answers) expect(body.data).toMatchObject({ state, version: 2 });
  });

  test('an administrator cannot decide the own request, except as the only one, which the history says', async () => {
    const [{ id } = { id: 0 }] = (await people.of('reviewer')).record;
    const { version } = await people.get(id, 'reviewer');
    expect((await people.get(id, 'reviewer')).actions).toEqual(['withdraw']);
    expect((await people.act(id, 'pass', version)).body).toMatchObject({ code: 40900, data: null });
    await api.sql(`UPDATE account SET enabled = false WHERE role = 'admin' AND id <> 1`);
    expect((await people.get(id, 'reviewer')).actions).toEqual(['withdraw', 'pass', 'reject']);
    await people.act(id, 'pass', version);
    expect(await people.history(id)).toMatchObject([
      { action: 'pass', after: { state: 'passed', ownReview: true } },
      { action: 'submit' },
    ]);
  });

  test('both see a change at once', async () => {
    const url = await api.app.getUrl();
    const [owner, reviewer] = [
      await EventClient.open(url, people.tokens.owner),
      await EventClient.open(url, people.tokens.reviewer),
    ];
    const { id } = await people.submitted();
    await reviewer.until(() => reviewer.of('certificationReview.changed').length > 0);
    expect(reviewer.of('certificationReview.changed')[0]?.data).toEqual({ id, state: 'auditing' });
    await people.act(id, 'pass', 1);
    await owner.until(() => owner.of('certification.changed').length > 1);
    expect(owner.of('certification.changed')[1]?.data).toEqual({ id, state: 'passed' });
    owner.close();
    reviewer.close();
  });

  test.each(['', ' late', 'a'.repeat(201)])('the reason %j is refused', async (reason) => {
    const { id } = await people.submitted();
    expect((await people.act(id, 'reject', 1, 'reviewer', reason)).body.code).toBe(40000);
    expect((await people.get(id)).state).toBe('auditing');
  });
});
