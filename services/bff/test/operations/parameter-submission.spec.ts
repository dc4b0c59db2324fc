import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Change, ParametersApi, WANTED } from '../support/parameters.js';

const family = '👨‍👩‍👧‍👦';

/** The wanted parameters with another value at a path. */
function wantedWith(path: string, value: unknown): object {
  const [first = '', ...rest] = path.split('.');
  const changed = (
    object: Record<string, unknown>,
    name: string,
    names: string[],
  ): Record<string, unknown> => {
    const [next, ...further] = names;
    const inner =
      next === undefined ? value : changed(object[name] as Record<string, unknown>, next, further);
    return { ...object, [name]: inner };
  };
  return changed(WANTED, first, rest);
}

describe('the submission of parameter changes', () => {
  let parameters: ParametersApi;
  beforeAll(async () => {
    parameters = await ParametersApi.start();
  });
  afterAll(() => parameters.api.stop());
  beforeEach(() => parameters.reset());

  test('repeated submissions with one key open it once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([parameters.submit({}, { key }), parameters.submit({}, { key })]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect((await parameters.submit({ description: 'Other' }, { key })).body.code).toBe(40900);
  });

  test('a submission based on an older version conflicts', async () => {
    await parameters.applied();
    expect((await parameters.submit({ video: { ...WANTED.video, mode: 'automatic' } })).body).toMatchObject({
      code: 40900,
      data: { state: 'applied', version: 2 },
    });
  });

  test('a submission without a difference is refused', async () => {
    await parameters.applied();
    expect((await parameters.submit({ version: 2 })).body.code).toBe(50000);
  });

  test('rolls back to an earlier version by a new change', async () => {
    const first = await parameters.applied();
    await parameters.applied({ version: 2, audio: { ...WANTED.audio, mode: 'automatic' } });
    const rollBack = (version: number) =>
      parameters.api.post<Change>(`/api/parameter-versions/${version}/rollback`, {
        ...{ token: parameters.tokens.submitter, body: { version: 3 } },
      });
    await parameters.api.sql(
      `UPDATE parameter_change SET parameters = jsonb_set(parameters, '{video,encoding,rate,default}', '1500')
        WHERE applied_version = 1`,
    );
    expect((await rollBack(1)).body).toMatchObject({ code: 50000, data: null });
    expect((await rollBack(3)).body.code).toBe(50000);
    expect((await rollBack(4)).body.code).toBe(40400);
    const change = (await rollBack(2)).body.data;
    expect(change).toMatchObject({
      state: 'submitted',
      restoredVersion: 2,
      differences: [{ field: 'audio.mode', from: 'automatic', to: 'custom' }],
    });
    await parameters.act(change, 'approve');
    expect(await parameters.get('/api/parameter-versions?pageSize=3')).toMatchObject({
      total: 4,
      list: [{ version: 4 }, { version: 3 }, { version: 2, changeId: first.id, withinLimits: true }],
    });
  });

  test('the log shows each change once, with its last state', async () => {
    const change = (await parameters.act(await parameters.submitted(), 'return')).body.data;
    const row = { key: `${change.id}`, updateContent: 'Video parameters; audio parameters', status: 0 };
    expect(await parameters.get('/api/operation-logs?pageSize=1')).toMatchObject({
      total: 2,
      list: [{ ...row, state: 'returned', parts: ['video', 'audio'], person: 'Sok Dara' }],
    });
    const [newest] = await parameters.get<object[]>('/api/operation/log');
    expect(newest).toEqual({
      ...row,
      contentNumber: `Video ${String(change.id).padStart(6, '0')}`,
      updateTime: expect.any(String),
    });
  });

  test.each([
    ['video.acquisition.frameRate', 0, 'minimum'],
    ['video.acquisition.frameRate', 31, 'maximum'],
    ['video.acquisition.frameRate', 1.5, 'integer'],
    ['video.acquisition.frameRate', '25', 'integer'],
    ['video.acquisition.resolution', '1*1', 'enum'],
    ['video.encoding.frameRate', 31, 'maximum'],
    ['video.encoding.resolution', null, 'required'],
    ['video.encoding.profile', 'ultra', 'enum'],
    ['video.encoding.rate.min', 149, 'minimum'],
    ['video.encoding.rate.max', 1801, 'maximum'],
    ['video.encoding.rate.max', 299, 'rateBelowMinimum'],
    ['video.encoding.rate.default', 299, 'rateOutside'],
    ['video.encoding.rate.default', 1501, 'rateOutside'],
    ['video.encoding.rate.default', 1e999, 'required'],
    ['video.encoding.rate', [], 'object'],
    ['video.encoding.rate', 'high', 'object'],
    ['video.mode', 'x'.repeat(1000), 'enum'],
    ['video.colour', 'red', 'unknown'],
    ['audio.acquisition.channels', 0, 'minimum'],
    ['audio.encoding.channels', 9, 'maximum'],
    ['audio.encoding.rate', 7, 'minimum'],
    ['audio.encoding.rate', 513, 'maximum'],
    ['audio.encoding.profile', 'MP3', 'enum'],
    ['audio', undefined, 'required'],
    ['description', family.repeat(201), 'maxLength'],
    ['description', 'a\0b', 'text'],
    ['description', 5, 'string'],
    ['version', -1, 'minimum'],
    ['version', undefined, 'required'],
    ['state', 'applied', 'unknown'],
  ])('%s = %j is refused by %s', async (field, value, rule) => {
    const body = { description: '', version: 1, ...wantedWith(field, value) };
    const answer = await parameters.api.post('/api/parameter-changes', {
      ...{ token: parameters.tokens.submitter, body },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field, rule }] } },
    });
    expect((await parameters.approval()).change?.id).toBe(1);
  });

  test('a description of 200 characters is kept, however long they are', async () => {
    const description = family.repeat(200);
    expect(await parameters.submitted({ description })).toMatchObject({ description });
    const [todo] = await parameters.messagesOf('approver');
    expect(Array.from(todo?.content ?? '')).toHaveLength(500);
  });
});
