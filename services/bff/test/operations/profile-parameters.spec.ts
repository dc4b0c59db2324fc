import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Profile {
  status: number;
  video: { encoding: { rate: { min: number; max: number; default: number } } };
  audio: { encoding: { rate: number } };
}

describe('GET /api/profile/basic', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const get = (query = '') => api.get<Profile>(`/api/profile/basic${query}`, { token });
  const profile = async (query = '') => (await get(query)).body.data;

  test('has the nested shape of the samples', async () => {
    const number = expect.any(Number);
    const string = expect.any(String);
    expect(await profile()).toEqual({
      status: 2,
      video: {
        mode: 'Custom',
        modeKey: 'custom',
        acquisition: { resolution: string, frameRate: number },
        encoding: {
          resolution: string,
          rate: { min: number, max: number, default: number },
          frameRate: number,
          profile: string,
        },
      },
      audio: {
        mode: 'Custom',
        modeKey: 'custom',
        acquisition: { channels: number },
        encoding: { channels: number, rate: number, profile: string },
      },
    });
  });

  test.each([
    ['zh-CN', '自定义'],
    ['km-KH', 'កំណត់ដោយខ្លួនឯង'],
  ])('older clients show the mode as it is: in %s %s', async (language, mode) => {
    const headers = { 'accept-language': language };
    const { body } = await api.get('/api/profile/basic', { token, headers });
    expect(body.data).toMatchObject({ video: { mode, modeKey: 'custom' }, audio: { mode } });
  });

  test('current are the requested, original the applied parameters, even if outside today’s limits', async () => {
    expect(await profile('?version=current')).toEqual(await profile());
    expect(await profile('?version=')).toEqual(await profile());
    const original = await profile('?version=original');
    expect(original.status).toBe(3);
    expect(original.video.encoding.rate).toEqual({ min: 300, max: 800, default: 600 });
    expect(original.audio.encoding.rate).toBe(128);
    expect((await profile()).video.encoding.rate).not.toEqual(original.video.encoding.rate);
  });

  test.each(['?version=next', '?version=CURRENT', '?version=current&version=original'])(
    '%s is refused',
    async (query) => {
      expect(await get(query)).toMatchObject({
        status: 400,
        body: { data: { errors: [{ field: 'version' }] } },
      });
    },
  );

  test('follows the steps of the change and returns to the applied parameters', async () => {
    const original = await profile('?version=original');
    await api.sql(`UPDATE parameter_change SET state = 'submitted' WHERE id = 2`);
    expect((await profile()).status).toBe(1);
    for (const state of ['returned', 'cancelled']) {
      await api.sql('UPDATE parameter_change SET state = $1 WHERE id = 2', [state]);
      expect(await profile()).toEqual(original);
    }
    await api.sql(
      `UPDATE parameter_change SET state = 'applied', decided_at = now(), applied_version = 2 WHERE id = 2`,
    );
    const applied = await profile('?version=original');
    expect(applied).not.toEqual(original);
    expect(await profile()).toEqual(applied);
  });

  test('is not found before any parameters exist', async () => {
    await api.sql('DELETE FROM parameter_change');
    expect(await get()).toMatchObject({ status: 200, body: { code: 40400 } });
  });
});

describe('GET /api/profile/films', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  test('tells everybody the applied parameters, whatever is requested', async () => {
    const original = await api.get<Profile>('/api/profile/basic?version=original', {
      token: await api.signIn('admin'),
    });
    const { status, body } = await api.get<Profile & { version: number }>('/api/profile/films', {
      token: await api.signIn('user'),
    });
    expect(status).toBe(200);
    expect(body.data.version).toBe(1);
    expect(body.data.video.encoding).toEqual(original.body.data.video.encoding);
    expect((await api.get('/api/profile/films')).body.code).toBe(50008);
  });
});
