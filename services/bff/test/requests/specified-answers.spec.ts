import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  BOOLEAN,
  GROWTH,
  matching,
  NUMBER,
  numbers,
  one,
  oneOf,
  rows,
  TEXT,
  texts,
  TIME,
} from '../support/shapes.js';
import { TestApi } from '../support/test-api.js';

const STEPS = texts(12, /^\d{1,2}:00$/);
const DAYS = texts(12, /^\d{4}-\d\d-\d\d$/);
const CARD = { id: NUMBER, title: TEXT, description: TEXT };
const ACCOUNT = { name: TEXT, email: TEXT, avatar: TEXT };
const MENU_ENTRY = { name: TEXT, meta: { locale: TEXT, requiresAuth: true } };
const points = (count: number) => ({
  count: NUMBER,
  growth: GROWTH,
  chartData: rows({ x: TEXT, y: NUMBER, name: TEXT }, count),
});
const growthOf = (quota: string) => ({
  count: NUMBER,
  growth: GROWTH,
  chartData: { xAxis: DAYS, data: { name: quota, value: numbers(12) } },
});

const USER_INFO = {
  name: TEXT,
  avatar: TEXT,
  job: TEXT,
  jobName: TEXT,
  organization: TEXT,
  organizationName: TEXT,
  location: TEXT,
  locationName: TEXT,
  email: TEXT,
  introduction: TEXT,
  personalWebsite: TEXT,
  phone: TEXT,
  registrationDate: TIME,
  accountId: TEXT,
  certification: NUMBER,
  role: 'admin',
};
const OPINION = '/api/public-opinion-analysis';
const GROWTHS = '/api/data-chain-growth';

/** What, the call, and what the specification says of its answer. */
const ANSWERS: [what: string, call: string, expected: unknown, body?: object][] = [
  ['user info', 'POST /api/user/info', USER_INFO],
  ['user info, read', 'GET /api/user/info', USER_INFO],
  ['menu', 'POST /api/user/menu', rows(MENU_ENTRY)],
  [
    'messages',
    'POST /api/message/list',
    rows({
      id: NUMBER,
      type: one('message', 'notice', 'todo'),
      title: TEXT,
      subTitle: TEXT,
      avatar: matching((value) => value === null || typeof value === 'string'),
      content: TEXT,
      time: TIME,
      messageType: oneOf(null, 0, 1, 3),
      status: oneOf(0, 1),
    }),
  ],
  ['message read', 'POST /api/message/read', true, { ids: [1, 2] }],
  ['content data', 'GET /api/content-data', rows({ x: one('\\d{4}-\\d\\d-\\d\\d'), y: NUMBER }, 8)],
  ...['text', 'image', 'video'].map((type): (typeof ANSWERS)[number] => [
    `popular ${type}`,
    `GET /api/popular/list?type=${type}`,
    rows({ key: NUMBER, clickNumber: TEXT, title: TEXT, increases: GROWTH }, 5),
  ]),
  [
    'chat',
    'POST /api/chat/list',
    rows(
      { id: NUMBER, username: TEXT, content: TEXT, time: one('\\d\\d:\\d\\d:\\d\\d'), isCollect: BOOLEAN },
      6,
    ),
  ],
  [
    'quality inspection',
    'GET /api/list/quality-inspection',
    rows({ ...CARD, name: TEXT, data: rows({ label: TEXT, value: TEXT }) }, 3),
  ],
  [
    'services',
    'GET /api/list/the-service',
    rows({ ...CARD, icon: TEXT, enable: BOOLEAN, actionType: 'button', expires: BOOLEAN }, 4),
  ],
  ['rules preset', 'GET /api/list/rules-preset', rows({ ...CARD, enable: BOOLEAN, actionType: 'switch' }, 6)],
  [
    'policies',
    'GET /api/list/policy',
    {
      total: 55,
      list: rows(
        {
          id: NUMBER,
          number: NUMBER,
          name: TEXT,
          contentType: one('img', 'horizontalVideo', 'verticalVideo'),
          count: NUMBER,
          status: one('online', 'offline'),
          filterType: one('artificial', 'rules'),
          createdTime: TIME,
        },
        10,
      ),
    },
  ],
  [
    'last page of the policies',
    'GET /api/list/policy?current=6&pageSize=10',
    { total: 55, list: rows({}, 5) },
  ],
  [
    'basic profile',
    'GET /api/profile/basic',
    {
      status: NUMBER,
      video: {
        mode: TEXT,
        acquisition: { resolution: one('\\d+\\*\\d+'), frameRate: NUMBER },
        encoding: {
          resolution: one('\\d+\\*\\d+'),
          rate: { min: NUMBER, max: NUMBER, default: NUMBER },
          frameRate: NUMBER,
          profile: TEXT,
        },
      },
      audio: {
        mode: TEXT,
        acquisition: { channels: NUMBER },
        encoding: { channels: NUMBER, rate: NUMBER, profile: TEXT },
      },
    },
  ],
  [
    'operation log',
    'GET /api/operation/log',
    rows({ key: TEXT, contentNumber: TEXT, updateContent: TEXT, status: oneOf(0, 1), updateTime: TIME }),
  ],
  ['visitors', `POST ${OPINION}`, points(24), { quota: 'visitors' }],
  ['comments', `POST ${OPINION}`, points(24), { quota: 'comment' }],
  ['published', `POST ${OPINION}`, points(12), { quota: 'published' }],
  [
    'shares of the kinds',
    `POST ${OPINION}`,
    {
      count: NUMBER,
      growth: GROWTH,
      chartData: rows({ name: TEXT, value: NUMBER, itemStyle: { color: one('#\\w{6}') } }, 3),
    },
    { quota: 'anything else' },
  ],
  [
    'period analysis',
    'POST /api/content-period-analysis',
    { xAxis: STEPS, data: rows({ name: TEXT, value: numbers(12) }, 3) },
  ],
  ['content publish', 'GET /api/content-publish', rows({ name: TEXT, x: STEPS, y: numbers(12) }, 3)],
  [
    'popular authors',
    'GET /api/popular-author/list',
    { list: rows({ ranking: NUMBER, author: TEXT, contentCount: NUMBER, clickCount: NUMBER }, 7) },
  ],
  ...['retentionTrends', 'userRetention', 'contentConsumptionTrends', 'contentConsumption'].map(
    (quota): (typeof ANSWERS)[number] => [
      `growth of ${quota}`,
      `POST ${GROWTHS}`,
      growthOf(quota),
      { quota },
    ],
  ),
  [
    'data overview',
    'POST /api/data-overview',
    { xAxis: texts(8), data: rows({ name: TEXT, count: NUMBER, value: numbers(8) }, 4) },
  ],
  [
    'projects',
    'POST /api/user/my-project/list',
    rows({ id: NUMBER, name: TEXT, description: TEXT, peopleNumber: NUMBER, contributors: rows(ACCOUNT) }, 6),
  ],
  [
    'teams',
    'POST /api/user/my-team/list',
    rows({ id: NUMBER, avatar: TEXT, name: TEXT, peopleNumber: NUMBER }, 4),
  ],
  [
    'latest activity',
    'POST /api/user/latest-activity',
    rows({ id: NUMBER, title: TEXT, description: TEXT, avatar: TEXT }, 7),
  ],
  ['visits', 'POST /api/user/visits', rows({ name: TEXT, visits: NUMBER, growth: GROWTH }, 2)],
  ['projects and teams', 'POST /api/user/project-and-team/list', rows({ id: NUMBER, content: TEXT }, 4)],
  [
    'certification',
    'POST /api/user/certification',
    {
      enterpriseInfo: {
        accountType: TEXT,
        status: NUMBER,
        time: TIME,
        legalPerson: TEXT,
        certificateType: TEXT,
        authenticationNumber: TEXT,
        enterpriseName: TEXT,
        enterpriseCertificateType: TEXT,
        organizationCode: TEXT,
      },
      record: rows({ certificationType: NUMBER, certificationContent: TEXT, status: NUMBER, time: TIME }),
    },
  ],
  ['logout', 'POST /api/user/logout', null],
];

describe('the answers of the specification', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  // Each row has a body: Jest takes a parameter without an argument for a callback.
  test.each(ANSWERS.map(([what, call, expected, body]) => [what, call, expected, body] as const))(
    '%s is as the specification says',
    async (_what, call, expected, body) => {
      const token = await api.signIn('admin');
      const [method = '', path = ''] = call.split(' ');
      const answer = await api.call(method, path, { token, body });
      expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'data', 'msg', 'status']);
      expect(answer.body).toMatchObject({ status: 'ok', code: 20_000, data: expected });
    },
  );

  test('a menu has pages below its groups', async () => {
    const token = await api.signIn('user');
    const { data } = (await api.post<{ name: string; children?: object[] }[]>('/api/user/menu', { token }))
      .body;
    expect(data.find(({ name }) => name === 'dashboard')?.children).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Workplace', path: 'workplace' })]),
    );
  });

  test('a wrong address and a wrong method have an envelope, too', async () => {
    const inject = async (method: 'GET' | 'DELETE', url: string) => {
      const answer = await api.app.inject({ method, url });
      return [answer.statusCode, answer.json<object>()];
    };
    const failed = (code: number) => ({ data: null, status: 'fail', msg: TEXT, code });
    expect(await inject('GET', '/api/nowhere')).toEqual([404, failed(40_400)]);
    expect(await inject('DELETE', '/api/user/info')).toEqual([405, failed(40_500)]);
  });

  test('a login answers a token, which opens a session until the logout', async () => {
    const login = await api.post<{ token: string }>('/api/user/login', {
      body: { username: 'user', password: 'user' },
    });
    const { token } = login.body.data;
    expect((await api.get('/api/user/info', { token })).body).toMatchObject({
      code: 20_000,
      data: { role: 'user' },
    });
    expect((await api.post('/api/user/logout', { token })).body).toMatchObject({ code: 20_000, data: null });
    expect((await api.get('/api/user/info', { token })).body).toMatchObject({ code: 50_008, status: 'fail' });
  });

  test.each([
    ['', 'user', '用户名不能为空'],
    ['user', '', '密码不能为空'],
    ['user', 'wrong', '用户名或密码错误'],
  ])(
    'the login of "%s" with "%s" fails with 50000 and its text in Chinese',
    async (username, password, msg) => {
      const { body } = await api.post('/api/user/login', {
        body: { username, password },
        headers: { 'accept-language': '*' },
      });
      expect(body).toEqual({ data: null, status: 'fail', msg, code: 50_000 });
    },
  );

  test('success says so in Chinese to whoever names no language', async () => {
    const token = await api.signIn('user');
    const { body } = await api.get('/api/content-data', { token, headers: { 'accept-language': '*' } });
    expect(body).toMatchObject({ code: 20_000, msg: '请求成功' });
  });
});
