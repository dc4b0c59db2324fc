import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

const FORM = {
  email: 'new@sala.example',
  nickname: 'ម៉ាលី 👩‍🏫',
  countryRegion: 'CN',
  area: '440305',
  address: '深圳市南山区示例路 1 号',
  profile: 'Draws first.',
  personalWebsite: 'https://sala.example/maly',
};
const SYLLABLE = 'ស្ត្រី';

describe('POST /api/user/save-info', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const save = (body: unknown) => api.post('/api/user/save-info', { token, body });
  const info = async () => (await api.post<Record<string, string>>('/api/user/info', { token })).body.data;

  test('stores the form for this account only and returns it in the user info', async () => {
    const admin = await api.signIn('admin');
    const before = (await api.post('/api/user/info', { token: admin })).body.data;
    expect((await save(FORM)).body).toMatchObject({ data: 'ok', code: 20000 });
    expect(await info()).toMatchObject({
      email: FORM.email,
      name: FORM.nickname,
      countryRegion: 'CN',
      area: '440305',
      address: FORM.address,
      introduction: FORM.profile,
      personalWebsite: FORM.personalWebsite,
    });
    expect((await api.post('/api/user/info', { token: admin })).body.data).toEqual(before);
  });

  test('the audit log says which fields were changed, and nothing of what they contain', async () => {
    const entries = () =>
      api.sql(
        `SELECT before, after FROM audit_entry WHERE entity = 'account' AND action = 'edit' ORDER BY id`,
      );
    await save(FORM);
    const known = await entries();
    await save(FORM);
    expect(await entries()).toEqual(known);
    await save({
      ...FORM,
      nickname: 'Sok Dara',
      address: '12 Street 240',
      personalWebsite: '',
      email: 'other@sala.example',
    });
    expect((await entries()).slice(known.length)).toEqual([
      { before: {}, after: { fields: ['nickname', 'address', 'personalWebsite'] } },
    ]);
    await save(FORM);
  });

  test('leaves out the spaces around a name, which older clients send as they were typed', async () => {
    expect((await save({ ...FORM, nickname: '  Sok Dara ' })).body.code).toBe(20000);
    expect(await info()).toMatchObject({ name: 'Sok Dara' });
  });

  test('keeps omitted optional fields and clears empty ones', async () => {
    await save(FORM);
    const { email, nickname, countryRegion, area } = FORM;
    await save({ email, nickname, countryRegion, area, address: '' });
    const { personalWebsite } = FORM;
    expect(await info()).toMatchObject({ address: '', introduction: FORM.profile, personalWebsite });
    await save({ email, nickname, countryRegion, area, personalWebsite: '' });
    expect(await info()).toMatchObject({ personalWebsite: '', introduction: FORM.profile });
  });

  test.each([
    [{ nickname: 'n'.repeat(64) }],
    [{ nickname: '❤️'.repeat(32) }],
    [{ countryRegion: '中'.repeat(64), area: '𠮷'.repeat(64) }],
    [{ address: 'a'.repeat(200) }],
    [{ personalWebsite: 'http://sala.example/'.padEnd(2_048, 'x') }],
    [{ profile: 'p'.repeat(200) }],
    [{ profile: SYLLABLE.repeat(200) }],
    [{ profile: '👨‍👩‍👧‍👦'.repeat(200) }],
    [{ email: `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(57)}.com` }],
  ])('stores %j at its limit', async (change) => {
    expect((await save({ ...FORM, ...change })).body.code).toBe(20000);
    const { nickname, profile, ...rest } = change as Partial<typeof FORM>;
    expect(await info()).toMatchObject({
      ...rest,
      ...(nickname === undefined ? {} : { name: nickname }),
      ...(profile === undefined ? {} : { introduction: profile }),
    });
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ email: undefined }, 'email', 'required'],
    [{ email: null }, 'email', 'required'],
    [{ email: '' }, 'email', 'email'],
    [{ email: 'nobody' }, 'email', 'email'],
    [{ email: 'a@b' }, 'email', 'email'],
    [{ email: ['a@sala.example'] }, 'email', 'string'],
    [
      { email: `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(58)}.com` },
      'email',
      'maxLength',
    ],
    [{ nickname: undefined }, 'nickname', 'required'],
    [{ nickname: '' }, 'nickname', 'minLength'],
    [{ nickname: '   ' }, 'nickname', 'minLength'],
    [{ nickname: 'n'.repeat(65) }, 'nickname', 'maxLength'],
    [{ nickname: '❤️'.repeat(33) }, 'nickname', 'maxLength'],
    [{ nickname: 'a\0b' }, 'nickname', 'text'],
    [{ nickname: 'was \u202Ecreated' }, 'nickname', 'character'],
    [{ nickname: 'Sok\nDara' }, 'nickname', 'character'],
    [{ nickname: 7 }, 'nickname', 'string'],
    [{ countryRegion: undefined }, 'countryRegion', 'required'],
    [{ countryRegion: '' }, 'countryRegion', 'minLength'],
    [{ countryRegion: 'c'.repeat(65) }, 'countryRegion', 'maxLength'],
    [{ area: undefined }, 'area', 'required'],
    [{ area: 'a'.repeat(65) }, 'area', 'maxLength'],
    [{ area: { code: '1' } }, 'area', 'string'],
    [{ address: 'a'.repeat(201) }, 'address', 'maxLength'],
    [{ address: '\ud800' }, 'address', 'text'],
    [{ profile: 'p'.repeat(201) }, 'profile', 'maxLength'],
    [{ profile: SYLLABLE.repeat(201) }, 'profile', 'maxLength'],
    [{ profile: 'x\0' }, 'profile', 'text'],
    [{ profile: 'x\u2067y' }, 'profile', 'character'],
    [{ personalWebsite: 'https://sala.example/'.padEnd(2_049, 'x') }, 'personalWebsite', 'maxLength'],
    [{ personalWebsite: 'javascript:alert(1)' }, 'personalWebsite', 'url'],
    [{ personalWebsite: 'sala.example' }, 'personalWebsite', 'url'],
    [{ personalWebsite: ' ' }, 'personalWebsite', 'url'],
    [{ personalWebsite: null }, 'personalWebsite', 'required'],
    [{ role: 'admin' }, 'role', 'unknown'],
    [{ name: 'x' }, 'name', 'unknown'],
  ])('%j breaks the contract, and nothing is stored', async (change, field, rule) => {
    const before = await info();
    const answer = await save({ ...FORM, email: 'other@sala.example', ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 40000, data: { errors: [{ field, rule }] } } });
    expect(await info()).toEqual(before);
  });

  test.each(['en-US', 'zh-CN', 'km-KH'])('the message in %s names the character', async (language) => {
    const answer = await api.post<{ errors: { params: object; msg: string }[] }>('/api/user/save-info', {
      token,
      body: { ...FORM, nickname: 'was \u202Ecreated' },
      headers: { 'accept-language': language },
    });
    const [error] = answer.body.data.errors;
    expect(error?.params).toEqual({ character: 'U+202E' });
    expect(error?.msg).toContain('U+202E');
  });

  test('counts a line break of a form as one of a script', async () => {
    await save({ ...FORM, profile: 'one\r\ntwo' });
    expect(await info()).toMatchObject({ introduction: 'one\ntwo' });
  });
});
