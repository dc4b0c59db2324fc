import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

const GOOD = {
  activityName: 'Robots2026',
  channelType: 'App store',
  promotionTime: ['2026-01-01', '2026-01-31'],
  promoteLink: 'https://sala.example/robots',
  advertisingSource: 'Newsletter',
  advertisingMedia: 'Video',
  keyword: ['robots'],
  pushNotify: true,
  advertisingContent: 'Build a robot that waters the garden.',
};

describe('GET /api/channel-activities/choices', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('DELETE FROM channel_activity'));

  const submit = (body: object) => api.post('/api/channel-form/submit', { token, body });

  test('offers what was used before, the most used first', async () => {
    const choices = async () => (await api.get('/api/channel-activities/choices', { token })).body.data;
    expect(await choices()).toEqual({ advertisingSource: [], advertisingMedia: [], keyword: [] });
    await submit({ ...GOOD, advertisingSource: 'Fair', keyword: ['robots', 'art'] });
    await submit({ ...GOOD, keyword: ['robots'] });
    await submit({ ...GOOD, advertisingMedia: 'Poster', keyword: ['robots', 'camp'] });
    expect(await choices()).toEqual({
      advertisingSource: [GOOD.advertisingSource, 'Fair'],
      advertisingMedia: [GOOD.advertisingMedia, 'Poster'],
      keyword: ['robots', 'art', 'camp'],
    });
  });

  test('offers at most 50 of each, from the newest 1,000', async () => {
    await submit({ ...GOOD, advertisingSource: 'Too old' });
    await api.sql(
      `INSERT INTO channel_activity (activity_name, channel_type, promotion_start, promotion_end, promote_link,
         advertising_source, advertising_media, keyword, push_notify, advertising_content)
       SELECT 'x', 'x', now(), now(), 'https://sala.example', 'source ' || n % 40, 'medium ' || n % 60, ARRAY['word'], false, 'x'
       FROM generate_series(1, 1000) AS n`,
    );
    const { data } = (await api.get<Record<string, string[]>>('/api/channel-activities/choices', { token }))
      .body;
    expect([data.advertisingSource, data.advertisingMedia, data.keyword].map((list) => list?.length)).toEqual(
      [40, 50, 1],
    );
    expect(data.advertisingSource).not.toContain('Too old');
  });

  test('what was used before is listed to administrators only', async () => {
    const user = await api.signIn('user');
    expect((await api.get('/api/channel-activities/choices', { token: user })).body.code).toBe(40300);
  });
});
