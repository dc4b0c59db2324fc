import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ChangeAction,
  type ChangeState,
} from '../../src/operations/profile-parameters/profile-parameters.constants.js';
import { CALLERS, type Change, ParametersApi, WANTED } from '../support/parameters.js';

/** The allowed transitions, duplicated here on purpose. A new state does not compile without its row. */
const MOVES: Record<ChangeState, Partial<Record<ChangeAction, ChangeState>>> = {
  submitted: { review: 'underReview', approve: 'applied', return: 'returned', cancel: 'cancelled' },
  underReview: { approve: 'applied', return: 'returned', cancel: 'cancelled' },
  applied: {},
  returned: {},
  cancelled: {},
};
const ACTIONS: readonly ChangeAction[] = ['review', 'approve', 'return', 'cancel'];
/** What the submitter may not do as long as there is another administrator. */
const FOR_OTHERS: readonly ChangeAction[] = ['review', 'approve', 'return'];
const STATES = Object.keys(MOVES) as ChangeState[];

const EVERY_STEP = CALLERS.flatMap((caller) =>
  STATES.flatMap((from) => ACTIONS.map((action) => ({ caller, from, action, to: MOVES[from][action] }))),
);

describe('the transitions of parameter changes', () => {
  let parameters: ParametersApi;
  beforeAll(async () => {
    parameters = await ParametersApi.start();
  });
  afterAll(() => parameters.api.stop());

  /** The change of the sample, in a given state. */
  const put = async (state: ChangeState): Promise<Change> => {
    await parameters.api.sql(
      `UPDATE parameter_change SET state = $1, version = 1, decided_at = NULL, applied_version = NULL WHERE id = 2`,
      [state],
    );
    return await parameters.get<Change>('/api/parameter-changes/2');
  };

  test.each(EVERY_STEP)('$caller: $action a change that is $from', async ({ caller, from, action, to }) => {
    const change = await put(from);
    const { body } = await parameters.act(change, action, caller);
    if (caller === 'user') {
      expect(body).toMatchObject({ code: 40300, data: null });
    } else if (to === undefined) {
      expect(body).toMatchObject({ code: 40900, data: { state: from, version: change.version } });
      expect(change.refused).toContainEqual({ action, reason: 'state' });
    } else if (caller === 'submitter' && FOR_OTHERS.includes(action)) {
      expect(body).toMatchObject({ code: 40900, data: { state: from, version: change.version } });
      expect(body.msg).toMatch(/another administrator/);
    } else {
      expect(body).toMatchObject({ code: 20000, data: { state: to, version: change.version + 1 } });
    }
    const after = await parameters.get<Change>(`/api/parameter-changes/${change.id}`);
    expect(after.state).toBe(body.code === 20000 ? to : from);
  });
});

describe('the approval of parameter changes', () => {
  let parameters: ParametersApi;
  beforeAll(async () => {
    parameters = await ParametersApi.start();
  });
  afterAll(() => parameters.api.stop());
  beforeEach(() => parameters.reset());

  test('goes through commit, approval and finish, and becomes a version', async () => {
    const before = await parameters.approval();
    const change = await parameters.submitted();
    expect(change).toMatchObject({ state: 'submitted', version: 1, actions: ['cancel'] });
    expect(change.differences).toContainEqual({
      ...{ field: 'video.encoding.rate.max', from: '800', to: '1500' },
    });
    const reviewed = (await parameters.act(change, 'review')).body.data;
    expect(reviewed).toMatchObject({ state: 'underReview', version: 2 });
    expect(await parameters.approval()).toMatchObject({
      current: WANTED,
      original: before.original,
      version: 1,
    });
    const applied = (await parameters.act(reviewed, 'approve')).body.data;
    expect(applied).toMatchObject({ state: 'applied', appliedVersion: 2, actions: [] });
    const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(applied.steps).toEqual([
      { step: 'commit', status: 'done', person: 'Sok Dara', time },
      { step: 'approval', status: 'done', person: 'Keo Sreyleak', time },
      { step: 'finish', status: 'done', person: 'Keo Sreyleak', time },
    ]);
    expect(await parameters.approval()).toMatchObject({ current: WANTED, original: WANTED, version: 2 });
    const { video, audio } = WANTED;
    expect(await parameters.get('/api/profile/basic')).toEqual({
      status: 3,
      video: { ...video, mode: expect.any(String), modeKey: video.mode },
      audio: { ...audio, mode: expect.any(String), modeKey: audio.mode },
    });
  });

  test('shows each administrator what they can do, and why not the rest', async () => {
    await parameters.submitted();
    expect((await parameters.approval()).change).toMatchObject({
      actions: ['cancel'],
      refused: FOR_OTHERS.map((action) => ({ action, reason: 'ownChange' })),
    });
    expect((await parameters.approval('other')).change).toMatchObject({ actions: ACTIONS, refused: [] });
  });

  test('a sole administrator may decide, and the log says so', async () => {
    await parameters.api.sql(`UPDATE account SET enabled = false WHERE user_name = 'approver'`);
    const change = await parameters.submitted();
    expect(change.actions).toEqual(ACTIONS);
    const { body } = await parameters.act(change, 'approve', 'submitter');
    expect(body.data).toMatchObject({ state: 'applied', soleAdministrator: true });
    expect(await parameters.get(`/api/parameter-changes/${change.id}/history`)).toMatchObject({
      list: [
        { action: 'approve', after: { state: 'applied', soleAdministrator: true } },
        { action: 'submit', after: { state: 'submitted', description: 'Sharper' } },
      ],
    });
  });

  test('asks the other administrators, and tells the submitter', async () => {
    const change = await parameters.submitted();
    const link = `/profile/basic?change=${change.id}`;
    expect(await parameters.messagesOf('approver')).toMatchObject([{ type: 'todo', link, progress: 0 }]);
    expect(await parameters.messagesOf('admin')).toEqual([]);
    const reviewed = (await parameters.act(change, 'review')).body.data;
    expect(await parameters.messagesOf('approver')).toMatchObject([{ progress: 2 }]);
    await parameters.act(reviewed, 'return');
    expect(await parameters.messagesOf('approver')).toMatchObject([{ progress: null }]);
    expect(await parameters.messagesOf('admin')).toMatchObject([
      { type: 'notice', link, content: 'Keo Sreyleak returned your change for correction: Too low' },
    ]);
  });

  test('tells connected administrators of each step', async () => {
    const { id } = await parameters.applied();
    const events = await parameters.api.sql(
      `SELECT role, payload FROM live_event WHERE type = 'parameters.changed' AND payload->>'id' = $1 ORDER BY id`,
      [String(id)],
    );
    expect(events).toEqual([
      { role: 'admin', payload: { id, action: 'submit', state: 'submitted', version: 1 } },
      { role: 'admin', payload: { id, action: 'approve', state: 'applied', version: 2 } },
    ]);
  });

  test('only one change is open, whoever submits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        parameters.submit({}, { caller: index % 2 ? 'submitter' : 'other' }),
      ),
    );
    const open = answers.filter(({ body }) => body.code === 20000);
    expect(open).toHaveLength(1);
    const { id, version } = open[0]?.body.data ?? {};
    for (const { body } of answers)
      if (body.code !== 20000)
        expect(body).toMatchObject({ code: 40900, data: { id, state: 'submitted', version } });
  });

  test('of two decisions at once, one wins', async () => {
    const change = await parameters.submitted();
    const answers = await Promise.all([parameters.act(change, 'approve'), parameters.act(change, 'return')]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
    const winner = answers.find(({ body }) => body.code === 20000)?.body.data;
    const loser = answers.find(({ body }) => body.code === 40900)?.body.data;
    const action = winner?.state === 'applied' ? 'approve' : 'return';
    expect(loser).toEqual({ state: winner?.state, version: 2, action, person: 'Keo Sreyleak' });
  });

  test.each([
    [{}, 'comment', 'required'],
    [{ comment: '' }, 'comment', 'minLength'],
    [{ comment: ' \n ' }, 'comment', 'pattern'],
    [{ comment: '👨‍👩‍👧‍👦'.repeat(201) }, 'comment', 'maxLength'],
  ])('a return with %j is refused', async (comment, field, rule) => {
    const answer = await parameters.act(await parameters.submitted(), 'return', 'other', comment);
    expect(answer).toMatchObject({ status: 400, body: { data: { errors: [{ field, rule }] } } });
  });

  test('an unknown change is not found', async () => {
    for (const action of ACTIONS)
      expect((await parameters.act({ id: 999, version: 1 }, action)).body.code).toBe(40400);
    expect(await parameters.get('/api/parameter-changes/999')).toBeNull();
  });
});
