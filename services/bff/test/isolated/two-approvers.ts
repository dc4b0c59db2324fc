import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CERTIFICATION_REVIEW } from '../../src/operations/certification/certification.constants.js';
import { CHANGE_REVIEW } from '../../src/operations/profile-parameters/profile-parameters.constants.js';
import {
  ACCOUNT_REQUEST_REVIEW,
  STEPS_OF_KIND,
} from '../../src/public/account-requests/account-requests.constants.js';
import { ReviewRemindersService } from '../../src/review/reminders/review-reminders.service.js';
import { type Caller, Certifications, REASON } from '../support/certification.js';
import { EventClient } from '../support/event-client.js';
import { ParametersApi } from '../support/parameters.js';
import { TestApi } from '../support/test-api.js';

interface Reviewed {
  approvals: string[];
  approvalsNeeded: number;
}

/** The number is one word in the table of a noun. */
const needTwo = (...steps: { approvers?: number }[]) => {
  for (const step of steps) {
    // Two tables can hold one step.
    if (!before.has(step)) before.set(step, step.approvers);
    step.approvers = 2;
  }
};
const before = new Map<{ approvers?: number }, number | undefined>();
const needAsBefore = () => {
  for (const [step, approvers] of before) Object.assign(step, { approvers });
  before.clear();
};

describe('a certification that two people have to pass', () => {
  let api: TestApi;
  let people: Certifications;
  let names: Record<'other' | 'reviewer', string>;
  beforeAll(async () => {
    needTwo(CERTIFICATION_REVIEW.steps.pass);
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    people = await Certifications.start(api);
    const name = async (caller: Caller) => {
      const { body } = await api.post<{ name: string }>('/api/user/info', { token: people.tokens[caller] });
      return body.data.name;
    };
    names = { reviewer: await name('reviewer'), other: await name('other') };
  });
  beforeEach(() => people.reset());
  afterAll(async () => {
    needAsBefore();
    await api.stop();
  });

  const read = async (id: number, caller: Caller = 'other') => {
    const request = await people.get(id, caller);
    const { state, version, actions } = request;
    const { approvals, approvalsNeeded } = request as unknown as Reviewed;
    return { state, version, actions, approvals, approvalsNeeded };
  };
  const stored = (id: number) => api.sql('SELECT id FROM review_approval WHERE record_id = $1', [id]);
  const unread = async () => {
    const rows = await api.sql<{ name: string }>(
      `SELECT user_name AS name FROM message JOIN account ON account.id = message.account_id
        WHERE type = 'todo' AND read_at IS NULL ORDER BY account.id`,
    );
    return rows.map(({ name }) => name);
  };

  test('the first approval is recorded, and the others still have their todo', async () => {
    const reviewer = await EventClient.open(await api.app.getUrl(), people.tokens.reviewer);
    const { id } = await people.submitted();
    const asked = await unread();
    expect(asked).toContain('admin');
    expect(await read(id)).toMatchObject({ approvals: [], approvalsNeeded: 2 });
    expect((await people.act(id, 'pass', 1)).body).toMatchObject({
      code: 20000,
      data: { state: 'auditing' },
    });
    const approved = { state: 'auditing', version: 2, approvals: [names.reviewer], approvalsNeeded: 2 };
    expect(await read(id)).toEqual({ ...approved, actions: ['pass', 'reject'] });
    expect(await read(id, 'reviewer')).toEqual({ ...approved, actions: ['reject'] });
    expect(await people.history(id)).toMatchObject([
      { action: 'giveApproval', person: names.reviewer, after: { approvals: 1, approvalsNeeded: 2 } },
      { action: 'submit' },
    ]);
    expect(await unread()).toEqual(asked.filter((name) => name !== 'admin'));
    expect(await people.isCertified()).toBe(false);
    await reviewer.until(() => reviewer.of('certificationReview.changed').length > 1);
    expect(reviewer.of('certificationReview.changed')[1]?.data).toEqual({ id, state: 'auditing' });
    reviewer.close();
  });

  test('whoever has approved it is not reminded, and it waits for the others only', async () => {
    const { id } = await people.submitted();
    await people.act(id, 'pass', 1);
    // Content of the demo waits for everybody.
    await api.sql(`UPDATE content_item SET state = 'online' WHERE state = 'inspecting'`);
    await api.sql('DELETE FROM message');
    await api.app.get(ReviewRemindersService).remind(new Date(Date.now() + 2 * 86_400_000));
    expect(await unread()).toContain('other');
    expect(await unread()).not.toContain('admin');
    const kinds = async (caller: Caller) => {
      const { body } = await api.get<{ list: { kind: string }[] }>('/api/user/waiting', {
        token: people.tokens[caller],
      });
      return body.data.list.map(({ kind }) => kind);
    };
    expect(await kinds('other')).toContain('certificationReview');
    expect(await kinds('reviewer')).not.toContain('certificationReview');
  });

  test('nobody approves twice', async () => {
    const { id } = await people.submitted();
    await people.act(id, 'pass', 1);
    expect((await people.act(id, 'pass', 2)).body).toMatchObject({
      code: 40900,
      data: { state: 'auditing', version: 2 },
    });
    expect(await read(id)).toMatchObject({ version: 2, approvals: [names.reviewer] });
  });

  test('whoever has not seen the first approval is told of it', async () => {
    const { id } = await people.submitted();
    await people.act(id, 'pass', 1);
    expect((await people.act(id, 'pass', 1, 'other')).body).toMatchObject({
      code: 40900,
      data: { state: 'auditing', version: 2, action: 'giveApproval', person: names.reviewer },
    });
  });

  test('the second approval decides', async () => {
    const { id } = await people.submitted();
    await people.act(id, 'pass', 1);
    expect((await people.act(id, 'pass', 2, 'other')).body).toMatchObject({
      code: 20000,
      data: { state: 'passed', version: 3, actions: [], approvals: [], approvalsNeeded: 0 },
    });
    expect(await people.isCertified()).toBe(true);
    expect(await unread()).toEqual([]);
    expect((await people.history(id)).map(({ action }) => action)).toEqual([
      'pass',
      'giveApproval',
      'submit',
    ]);
  });

  test('of two first approvals at once, one counts and the other is told of it', async () => {
    const { id } = await people.submitted();
    const answers = await Promise.all([people.act(id, 'pass', 1), people.act(id, 'pass', 1, 'other')]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
    expect((await read(id)).approvals).toHaveLength(1);
  });

  test('one person rejects it, whoever has approved it, and nothing of that is left', async () => {
    const { id } = await people.submitted();
    await people.act(id, 'pass', 1);
    expect((await people.act(id, 'reject', 2)).body.data).toMatchObject({
      state: 'rejected',
      reason: REASON,
    });
    expect(await stored(id)).toEqual([]);
  });

  test('a correction is approved from the beginning', async () => {
    const { id } = await people.submitted();
    await people.act(id, 'pass', 1);
    const corrected = await people.submitted({ documents: [await people.upload()] });
    expect(await read(id)).toMatchObject({ state: 'withdrawn', approvals: [] });
    expect(await read(corrected.id, 'reviewer')).toMatchObject({
      approvals: [],
      actions: ['pass', 'reject'],
    });
    expect(await stored(id)).toEqual([]);
  });

  test('where fewer people may decide, all of them are enough', async () => {
    await api.sql(`UPDATE account SET enabled = false WHERE role = 'admin' AND id <> 1`);
    const { id } = await people.submitted();
    expect(await read(id, 'reviewer')).toMatchObject({ approvalsNeeded: 1 });
    expect((await people.act(id, 'pass', 1)).body.data).toMatchObject({ state: 'passed' });
    expect((await people.history(id))[0]).toMatchObject({
      action: 'pass',
      after: { approvals: 1, approvalsNeeded: 1 },
    });
  });
});

describe('a change of the parameters that two people have to approve', () => {
  let parameters: ParametersApi;
  beforeAll(async () => {
    needTwo(CHANGE_REVIEW.steps.approve);
    parameters = await ParametersApi.start();
    // A third administrator, so that two others may decide.
    await parameters.api.sql(`UPDATE account SET role = 'admin' WHERE user_name = 'user'`);
    Object.assign(parameters.tokens, { user: await parameters.api.signIn('user') });
  });
  beforeEach(() => parameters.reset());
  afterAll(async () => {
    needAsBefore();
    await parameters.api.stop();
  });

  test('an approval outlives the beginning of a review', async () => {
    const change = await parameters.submitted();
    const approved = (await parameters.act(change, 'approve')).body.data;
    expect(approved).toMatchObject({
      ...{ state: 'submitted', approvals: ['Keo Sreyleak'], approvalsNeeded: 2 },
      refused: [{ action: 'approve', reason: 'approved' }],
    });
    const looked = (await parameters.act(approved, 'review', 'user')).body.data;
    expect(looked).toMatchObject({ state: 'underReview', approvals: ['Keo Sreyleak'] });
    expect((await parameters.act(looked, 'approve', 'user')).body.data).toMatchObject({ state: 'applied' });
  });
});

describe('a registration that two people have to approve', () => {
  let api: TestApi;
  beforeAll(async () => {
    needTwo(STEPS_OF_KIND.registration.approve, ACCOUNT_REQUEST_REVIEW.steps.approve);
    api = await TestApi.start();
  });
  afterAll(async () => {
    needAsBefore();
    await api.stop();
  });

  test('waits for the second one, whose role counts', async () => {
    const tokens = [await api.signIn('admin'), await api.signIn('approver')];
    const form = {
      userName: 'sreyneang',
      nickname: 'Srey Neang',
      email: 'neang@sala.example',
      password: 'Lotus-Pond-7',
    };
    expect((await api.post('/api/user/register', { body: form })).body.code).toBe(20000);
    const [request] = await api.sql<{ id: number }>('SELECT id FROM account_request');
    const role = async () =>
      (await api.sql<{ role: string }>(`SELECT role FROM account WHERE user_name = 'sreyneang'`))[0]?.role;
    const approve = async (at: number, version: number, wanted: string) =>
      (
        await api.post<Reviewed & { state: string }>(`/api/account-requests/${request?.id}/approve`, {
          token: tokens[at] ?? '',
          body: { version, role: wanted },
        })
      ).body.data;
    const first = await approve(0, 1, 'admin');
    expect(first).toMatchObject({ state: 'waiting', approvals: ['Sok Dara'], approvalsNeeded: 2 });
    expect(await role()).toBe('user');
    expect(await approve(1, 2, 'admin')).toMatchObject({ state: 'approved', approvalsNeeded: 0 });
    expect(await role()).toBe('admin');
  });
});
