import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Errors {
  errors: { field: string; rule: string; params: object; msg: string }[];
}
interface Stored {
  activity_name: string;
  keyword: string[];
  promotion_start: Date;
  promotion_end: Date;
  promote_link: string;
  advertising_content: string;
  submitted_by: number;
  submitted_at: Date;
}

const PATH = '/api/channel-form/submit';
const GOOD = {
  activityName: '机器人夏令营2026',
  channelType: '应用商店',
  promotionTime: ['2026-01-01', '2026-01-31'],
  promoteLink: 'https://sala.example/robots?from=app#top',
  advertisingSource: '家长通讯',
  advertisingMedia: '视频',
  keyword: ['机器人', '夏令营'],
  pushNotify: true,
  advertisingContent: 'Build a robot that waters the garden, in five afternoons.',
};
const FAMILY = '👨‍👩‍👧‍👦';
const KHMER = 'ស្ត្រី';
const MARKED = 'e\u0301\u0323';
const link = (length: number) => 'https://sala.example/'.padEnd(length, 'x');
const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);

const WITHIN: [field: string, value: unknown][] = [
  ['activityName', 'x'],
  ['activityName', '夏'.repeat(19)],
  ['activityName', '夏'.repeat(20)],
  ['activityName', '一龥鿿aZ09'],
  ['activityName', 'ជំរុំរដូវក្តៅ២០២៦'],
  ['activityName', KHMER.repeat(20)],
  ['activityName', MARKED.repeat(20)],
  ['channelType', 'x'],
  ['channelType', 'x'.repeat(63)],
  ['channelType', 'x'.repeat(64)],
  ['channelType', '😀'.repeat(64)],
  ['channelType', '❤️'.repeat(32)],
  ['advertisingSource', 'x'.repeat(64)],
  ['advertisingMedia', 'x'.repeat(64)],
  ['keyword', words(1)],
  ['keyword', words(19)],
  ['keyword', words(20)],
  ['keyword', ['x'.repeat(64)]],
  ['promoteLink', 'http://x'],
  ['promoteLink', 'HTTPS://sala.example'],
  ['promoteLink', 'https://សាលា.example/ផ្លូវ'],
  ['promoteLink', link(2_047)],
  ['promoteLink', link(2_048)],
  ['promotionTime', ['2026-01-31', '2026-01-31']],
  ['promotionTime', ['2026-01-31 10:00:00', '2026-01-31 10:00:00']],
  ['promotionTime', ['2026-01-31 10:00:00', '2026-01-31']],
  ['promotionTime', ['0001-01-01', '9999-12-31']],
  ['pushNotify', false],
  ['advertisingContent', 'x'],
  ['advertisingContent', 'x'.repeat(199)],
  ['advertisingContent', 'x'.repeat(200)],
  ['advertisingContent', FAMILY.repeat(200)],
  ['advertisingContent', KHMER.repeat(200)],
  ['advertisingContent', MARKED.repeat(200)],
];

const BEYOND: [field: string, value: unknown, rule: string][] = [
  ['activityName', undefined, 'required'],
  ['activityName', null, 'required'],
  ['activityName', '', 'minLength'],
  ['activityName', '夏'.repeat(21), 'maxLength'],
  ['activityName', KHMER.repeat(21), 'maxLength'],
  ['activityName', `e${'\u0301'.repeat(128)}`, 'maxLength'],
  ['activityName', 'summer camp', 'space'],
  ['activityName', 'camp!', 'character'],
  ['activityName', '夏・营', 'character'],
  ['activityName', '🤖', 'character'],
  ['activityName', 'name\n', 'character'],
  ['activityName', 1, 'string'],
  ['channelType', undefined, 'required'],
  ['channelType', '', 'minLength'],
  ['channelType', 'x'.repeat(65), 'maxLength'],
  ['channelType', '😀'.repeat(65), 'maxLength'],
  ['channelType', '❤️'.repeat(33), 'maxLength'],
  ['channelType', 'a\0b', 'text'],
  ['channelType', '\udc00', 'text'],
  ['channelType', { name: 'x' }, 'string'],
  ['advertisingSource', undefined, 'required'],
  ['advertisingSource', '', 'minLength'],
  ['advertisingSource', 'x'.repeat(65), 'maxLength'],
  ['advertisingMedia', undefined, 'required'],
  ['advertisingMedia', '', 'minLength'],
  ['advertisingMedia', 'x'.repeat(65), 'maxLength'],
  ['keyword', undefined, 'required'],
  ['keyword', [], 'minItems'],
  ['keyword', words(21), 'maxItems'],
  ['keyword', 'robots', 'array'],
  ['keyword', [1], 'string'],
  ['keyword', ['robots', null], 'string'],
  ['keyword', ['robots', ''], 'minLength'],
  ['keyword', ['robots', 'x'.repeat(65)], 'maxLength'],
  ['keyword', ['robots', 'a\0b'], 'text'],
  ['keyword', ['robots', '\ud800'], 'text'],
  ['promoteLink', undefined, 'required'],
  ['promoteLink', '', 'url'],
  ['promoteLink', link(2_049), 'maxLength'],
  ['promoteLink', 'sala.example', 'url'],
  ['promoteLink', '/robots', 'url'],
  ['promoteLink', '//sala.example', 'url'],
  ['promoteLink', 'ftp://sala.example', 'url'],
  ['promoteLink', 'javascript:alert(1)', 'url'],
  ['promoteLink', 'http:sala.example', 'url'],
  ['promoteLink', 'http://', 'url'],
  ['promoteLink', 'http:///robots', 'url'],
  ['promoteLink', 'http://sala.example:99999', 'url'],
  ['promoteLink', ' https://sala.example', 'url'],
  ['promoteLink', 'https://sala.example/a b', 'url'],
  ['promoteLink', 'https://sala.example/\0', 'text'],
  ['promotionTime', undefined, 'required'],
  ['promotionTime', '2026-01-01', 'array'],
  ['promotionTime', [], 'timeSpan'],
  ['promotionTime', ['2026-01-01'], 'timeSpan'],
  ['promotionTime', ['2026-01-01', '2026-01-02', '2026-01-03'], 'timeSpan'],
  ['promotionTime', ['2026-01-02', '2026-01-01'], 'timeSpan'],
  ['promotionTime', ['2026-01-01 10:00:01', '2026-01-01 10:00:00'], 'timeSpan'],
  ['promotionTime', ['2026-02-29', '2026-03-01'], 'timeSpan'],
  ['promotionTime', ['2026-01-01 24:00:00', '2026-03-01'], 'timeSpan'],
  ['promotionTime', [1, 2], 'timeSpan'],
  ['pushNotify', undefined, 'required'],
  ['pushNotify', 'true', 'boolean'],
  ['pushNotify', 1, 'boolean'],
  ['advertisingContent', undefined, 'required'],
  ['advertisingContent', '', 'minLength'],
  ['advertisingContent', 'x'.repeat(201), 'maxLength'],
  ['advertisingContent', FAMILY.repeat(201), 'maxLength'],
  ['advertisingContent', KHMER.repeat(201), 'maxLength'],
  ['advertisingContent', MARKED.repeat(201), 'maxLength'],
  ['advertisingContent', 'a\0b', 'text'],
  ['advertisingContent', '\ud83d', 'text'],
  ['id', 1, 'unknown'],
  ['submittedBy', 2, 'unknown'],
];

/** Truncates long values to keep test titles readable. */
function named<Row extends [string, unknown, ...string[]]>(row: Row): [name: string, ...Row] {
  const value = row[1] === undefined ? 'not given' : JSON.stringify(row[1]).slice(0, 60);
  return [`${row[0]} ${value}`, ...row];
}

describe(`POST ${PATH}`, () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('DELETE FROM channel_activity'));

  const stored = () => api.sql<Stored>('SELECT * FROM channel_activity');
  const submit = (body: unknown) => api.post<Errors>(PATH, { token, body });
  const form = { flat: (body: object): object => body, wrapped: (body: object): object => ({ data: body }) };

  describe.each(['flat', 'wrapped'] as const)('%s', (shape) => {
    const wrap = form[shape];
    const path = (field: string) => (shape === 'wrapped' ? `data.${field}` : field);

    test('is stored with its submitter and time', async () => {
      expect((await submit(wrap(GOOD))).body).toMatchObject({ code: 20000, data: 'ok' });
      const [row, ...others] = await stored();
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        activity_name: GOOD.activityName,
        promote_link: GOOD.promoteLink,
        keyword: GOOD.keyword,
        advertising_content: GOOD.advertisingContent,
        submitted_by: 1,
      });
      expect(Math.abs(Date.now() - Number(row?.submitted_at))).toBeLessThan(60_000);
    });

    test.each(WITHIN.map(named))('%s is within its limits', async (_name, field, value) => {
      expect((await submit(wrap({ ...GOOD, [field]: value }))).body).toMatchObject({
        code: 20000,
        data: 'ok',
      });
      expect(await stored()).toHaveLength(1);
    });

    test.each(BEYOND.map(named))(
      '%s violates the contract, and nothing is stored',
      async (_name, field, value, rule) => {
        const { status, body } = await submit(wrap({ ...GOOD, [field]: value }));
        expect({ status, code: body.code }).toEqual({ status: 400, code: 40000 });
        expect(body.data.errors.map((error) => [error.field, error.rule])).toEqual([[path(field), rule]]);
        expect(await stored()).toEqual([]);
      },
    );

    test('a name that every object inherits is refused inside of a field, too', async () => {
      const { status, body } = await submit(wrap({ ...GOOD, channelType: { toString: 'x' } }));
      expect({ status, code: body.code }).toEqual({ status: 400, code: 40000 });
      expect(body.data.errors).toMatchObject([{ field: path('channelType.toString'), rule: 'unknown' }]);
      expect(await stored()).toEqual([]);
    });

    test('reports all invalid fields at once', async () => {
      const { body } = await submit(wrap({}));
      const fields = body.data.errors.map(({ field }) => field);
      expect(fields.toSorted()).toEqual(Object.keys(GOOD).map(path).toSorted());
    });
  });

  test.each([
    [{ data: GOOD, id: 1 }, [['id', 'unknown']]],
    [{ ...GOOD, data: GOOD }, Object.keys(GOOD).map((field) => [field, 'unknown'])],
    [{ data: null }, [['data', 'object']]],
    [{ data: 'text' }, [['data', 'object']]],
    [{ data: [GOOD] }, [['data', 'object']]],
    [{ data: { ...GOOD, data: GOOD } }, [['data.data', 'unknown']]],
  ])('rejects a body that is not wrapped exactly once: %#', async (body, expected) => {
    const answer = await submit(body);
    expect(answer.status).toBe(400);
    expect(answer.body.data.errors.map(({ field, rule }) => [field, rule])).toEqual(expected);
    expect(await stored()).toEqual([]);
  });

  test('rejects a missing body', async () => {
    expect((await api.post(PATH, { token })).status).toBe(400);
  });

  test('a date means the whole day in the time zone of the deployment', async () => {
    await submit({ ...GOOD, promotionTime: ['2026-01-01', '2026-01-31'] });
    const [row] = await stored();
    expect(row?.promotion_start.toISOString()).toBe('2025-12-31T17:00:00.000Z');
    expect(row?.promotion_end.toISOString()).toBe('2026-01-31T16:59:59.000Z');
  });

  test('a repeated call with the same key stores once', async () => {
    const send = (body: object) =>
      api.post<Errors>(PATH, { token, body, headers: { 'idempotency-key': 'step-form-once-0001' } });
    const answers = await Promise.all([send(GOOD), send(GOOD)]);
    expect(answers.map(({ body }) => body.code)).toEqual([20000, 20000]);
    expect(await stored()).toHaveLength(1);
    expect((await send({ ...GOOD, activityName: 'Other' })).body.code).not.toBe(20000);
    expect(await stored()).toHaveLength(1);
  });

  test('opens an application, and is shown as stored', async () => {
    const created = await api.post<{ id: number; applicationId: number }>('/api/channel-activities', {
      token,
      body: { ...GOOD, promotionTime: ['2026-01-01', '2026-01-31 12:30:00'] },
    });
    const { id, applicationId } = created.body.data;
    expect(created.body).toMatchObject({
      code: 20000,
      data: { ...GOOD, promotionTime: ['2026-01-01 00:00:00', '2026-01-31 12:30:00'] },
    });
    const read = await api.get(`/api/channel-activities/${id}`, { token });
    expect(read.body.data).toEqual(created.body.data);
    const application = await api.get(`/api/applications/${applicationId}`, { token });
    expect(application.body.data).toMatchObject({ kind: 'channel', title: GOOD.activityName });
  });

  test('one that does not exist is not found', async () => {
    expect((await api.get('/api/channel-activities/2000000000', { token })).body.code).toBe(40400);
  });

  test('a user is refused before the form is validated', async () => {
    const user = await api.signIn('user');
    expect((await api.post(PATH, { token: user, body: {} })).body.code).toBe(40300);
    expect((await api.post(PATH, { token: user, body: GOOD })).body.code).toBe(40300);
    expect(await stored()).toEqual([]);
  });

  test('names the character of the name that is not allowed', async () => {
    const refused = async (activityName: string) =>
      (await submit({ ...GOOD, activityName })).body.data.errors[0];
    expect(await refused('ជំរុំ#1!')).toMatchObject({ params: { character: '#' } });
    expect((await refused('ជំរុំ#1!'))?.msg).toContain('#');
    expect(await refused('ជំ\u200Bរុំ')).toMatchObject({ params: { character: 'U+200B' } });
  });

  test.each([
    ['en-US', 'must have at most 200 characters'],
    ['zh-CN', '最多 200 个字符'],
    ['km-KH', 'ត្រូវមានយ៉ាងច្រើន 200 តួអក្សរ'],
  ])('describes the rule in %s', async (language, msg) => {
    const body = { ...GOOD, advertisingContent: 'x'.repeat(201) };
    const answer = await api.post<Errors>(PATH, { token, body, headers: { 'accept-language': language } });
    expect(answer.body.data.errors[0]?.msg).toBe(msg);
  });
});
