import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import axios, { type AxiosInstance } from 'axios';
import { TestApi } from '../support/test-api.js';

/** Handles responses like the older client: it expects HTTP 200 and rejects every code except 20000. */
function olderClient(baseURL: string, token: () => string | undefined): AxiosInstance {
  const client = axios.create({ baseURL });
  client.interceptors.request.use((config) => {
    const value = token();
    if (value !== undefined) config.headers.set('Authorization', `Bearer ${value}`);
    return config;
  });
  client.interceptors.response.use(
    (response: { data: { code: number; msg: string } }) => {
      if (response.data.code !== 20000) throw new Error(response.data.msg);
      return response.data as never;
    },
    () => Promise.reject(new Error('Request Error')),
  );
  return client;
}

describe('an older client', () => {
  let api: TestApi;
  let client: AxiosInstance;
  let token: string | undefined;

  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    client = olderClient(await api.app.getUrl(), () => token);
    const login = await client.post<{ token: string }>('/api/user/login', {
      username: 'admin',
      password: 'admin',
    });
    token = login.data.token;
  });
  afterAll(() => api.stop());

  test.each([
    ['/api/user/info', { role: 'admin' }],
    ['/api/user/menu', { length: 13 }],
    ['/api/message/list', { length: 6 }],
    ['/api/chat/list', { length: 6 }],
    ['/api/content-period-analysis', { xAxis: expect.any(Array) }],
    ['/api/data-overview', { data: expect.any(Array) }],
    ['/api/user/my-project/list', { length: 6 }],
    ['/api/user/my-team/list', { length: 4 }],
    ['/api/user/latest-activity', { length: 7 }],
    ['/api/user/visits', { length: 2 }],
    ['/api/user/project-and-team/list', { length: 4 }],
    ['/api/user/certification', { record: expect.any(Array) }],
  ])('POST %s without body or content type', async (path, expected) => {
    expect((await client.post<object>(path)).data).toMatchObject(expected);
  });

  test.each([
    ['/api/content-data', 8],
    ['/api/popular/list?type=text', 5],
    ['/api/popular/list?type=image', 5],
    ['/api/popular/list?type=video', 5],
    ['/api/list/quality-inspection', 3],
    ['/api/list/the-service', 4],
    ['/api/list/rules-preset', 6],
    ['/api/content-publish', 3],
  ])('GET %s', async (path, length) => {
    expect((await client.get<unknown[]>(path)).data).toHaveLength(length);
  });

  test('the menu, whose tree it walks: every entry has a name, a path and meta with a label', async () => {
    interface Entry {
      name: string;
      path: string;
      meta: { locale: string; requiresAuth: boolean; icon?: string; order?: number };
      children?: Entry[];
    }
    const { data } = await client.post<Entry[]>('/api/user/menu');
    for (const { meta, children = [] } of data) {
      expect(meta).toMatchObject({ icon: expect.stringMatching(/^icon-/), order: expect.any(Number) });
      // It opens what it shows below a group by its name, and addresses in another tab.
      for (const page of children) expect(page.path).toMatch(/^[a-z0-9-]+$/);
    }
    for (const item of data.flatMap((group) => [group, ...(group.children ?? [])]))
      expect(item).toMatchObject({
        name: expect.any(String),
        path: expect.any(String),
        meta: { locale: expect.stringMatching(/^menu\./), requiresAuth: true },
      });
  });

  test('GET of single objects', async () => {
    expect((await client.get<{ list: unknown[] }>('/api/popular-author/list')).data.list).toHaveLength(7);
    expect((await client.get<object>('/api/profile/basic')).data).toHaveProperty('video.encoding.rate.max');
    expect((await client.get<unknown[]>('/api/operation/log')).data.length).toBeGreaterThan(0);
  });

  test('the policy list with empty filters, a repeated date and parameters in any order', async () => {
    const query = 'name=&createdTime=2000-01-01&createdTime=2099-01-01&pageSize=20&number=&status=&current=1';
    const { data } = await client.get<{ list: unknown[]; total: number }>(`/api/list/policy?${query}`);
    expect(data.total).toBe(55);
    expect(data.list).toHaveLength(20);
  });

  test.each(['visitors', 'comment', 'published', 'share'])('public opinion: %s', async (quota) => {
    const { data } = await client.post<{ chartData: object[] }>('/api/public-opinion-analysis', { quota });
    expect(data.chartData.length).toBe({ visitors: 24, comment: 24, published: 12, share: 3 }[quota]);
  });

  test('the fixed Chinese names of series', async () => {
    const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
    const publish = await client.get<{ name: string }[]>('/api/content-publish');
    expect(names(publish)).toEqual(['纯文本', '图文类', '视频类']);
    const overview = await client.post<{ data: { name: string }[] }>('/api/data-overview');
    expect(names(overview.data)).toEqual(['内容生产量', '内容点击量', '内容曝光量', '活跃用户数']);
  });

  test('the channel form, wrapped once in data', async () => {
    const form = {
      activityName: '编程夏令营',
      channelType: '站外渠道',
      promotionTime: ['2026-07-01', '2026-07-31'],
      promoteLink: 'https://sala.example/camp',
      advertisingSource: '网盟推广',
      advertisingMedia: '信息流',
      keyword: ['编程', '夏令营'],
      pushNotify: true,
      advertisingContent: '与同伴一起做出第一个游戏。',
    };
    expect((await client.post<string>('/api/channel-form/submit', { data: form })).data).toBe('ok');
    expect((await client.post<string>('/api/channel-form/submit', form)).data).toBe('ok');
  });

  test('reading messages', async () => {
    const { data } = await client.post<{ id: number }[]>('/api/message/list');
    expect((await client.post<boolean>('/api/message/read', { ids: data.map(({ id }) => id) })).data).toBe(
      true,
    );
  });

  test('a failed sign-in is answered in Chinese', async () => {
    const wrong = client.post('/api/user/login', { username: 'admin', password: 'wrong' });
    await expect(wrong).rejects.toThrow('用户名或密码错误');
  });

  test('signing out', async () => {
    expect((await client.post<null>('/api/user/logout')).data).toBeNull();
    await expect(client.post('/api/user/info')).rejects.toThrow('您尚未登录');
  });
});
