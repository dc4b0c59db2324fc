import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getEntityManagerToken } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { ApplicationsService } from '../../src/operations/applications/applications.service.js';
import { TestApi } from '../support/test-api.js';

interface Application {
  state: string;
  version: number;
  returnReason: string | null;
  returnReasons: string[];
}

const USER = {
  accountId: 2,
  role: 'user',
  grants: [],
  hasSecondFactor: false,
  sessionId: randomUUID(),
  origin: null,
  requestId: null,
} as const;

describe('reasons of a return', () => {
  let api: TestApi;
  let user: string;
  let reviewer: string;
  let subjectId = 2_000;
  beforeAll(async () => {
    api = await TestApi.start();
    [user, reviewer] = [await api.signIn('user'), await api.signIn('approver')];
  });
  afterAll(() => api.stop());
  beforeEach(() => {
    subjectId += 1;
  });

  const open = (title: string) =>
    api.app
      .get<EntityManager>(getEntityManagerToken())
      .transaction((manager) =>
        api.app
          .get(ApplicationsService, { strict: false })
          .open(manager, USER, { kind: 'channel', subjectId, title }),
      );
  const read = async (id: number, token = reviewer) =>
    (await api.get<Application>(`/api/applications/${id}`, { token })).body.data;
  const giveBack = (id: number, body: object) =>
    api.post<object>(`/api/applications/${id}/return`, { token: reviewer, body });
  const history = async (id: number) =>
    (await api.get<{ list: object[] }>(`/api/applications/${id}/history`, { token: reviewer })).body.data
      .list;
  const noticeOf = async (link: string) => {
    const { body } = await api.post<{ content: string; link: string | null }[]>('/api/message/list', {
      token: user,
    });
    return body.data.find((message) => message.link === link);
  };

  test('chosen reasons reach the applicant, the notice and the history, with own words or without', async () => {
    const reasons = ['domainNotRegistered', 'groupLacksAuthority'];
    const id = await open('示例公司');
    await giveBack(id, { version: 1, reasons });
    expect(await read(id, user)).toMatchObject({ returnReasons: reasons, returnReason: null });
    expect((await history(id))[0]).toMatchObject({ action: 'return', after: { reasons } });
    const notice = await noticeOf(`/result/error?application=${id}`);
    expect(notice?.content).toContain('The domain name is not registered; The user group lacks authority');

    await api.post(`/api/applications/${id}/resubmit`, { token: user, body: { version: 2 } });
    expect((await read(id)).returnReasons).toEqual([]);
    const own = 'Use the logo of this year.';
    await giveBack(id, { version: 3, reasons: ['wrongLink'], reason: own });
    expect(await read(id)).toMatchObject({ returnReasons: ['wrongLink'], returnReason: own });
    expect((await history(id))[0]).toMatchObject({ after: { reasons: ['wrongLink'], reason: own } });
  });

  test.each([
    ['none', {}, 'reason', /choose a reason/],
    ['an empty list', { reasons: [] }, 'reason', /choose a reason/],
    ['one twice', { reasons: ['wrongLink', 'wrongLink'] }, 'reasons', /duplicates/],
    ['an unknown one', { reasons: ['tooNice'] }, 'reasons', /wrongLink/],
    [
      'one in own words, too',
      { reasons: ['domainNotRegistered'], reason: 'the DOMAIN name  is not registered.' },
      'reason',
      /says the same/,
    ],
    [
      'one in another language, too',
      { reasons: ['wrongLink'], reason: '推广链接有误。' },
      'reason',
      /says the same/,
    ],
    ['two lines that say the same', { reason: 'Wrong logo\nwrong logo.' }, 'reason', /says the same/],
  ])('a return with %s is refused in a sentence and changes nothing', async (_, sent, field, message) => {
    const id = await open('Robots2026');
    const { status, body } = await giveBack(id, { version: 1, ...sent });
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ field, msg: expect.stringMatching(message) }] });
    expect(await read(id)).toMatchObject({ state: 'leaderReview', version: 1, returnReasons: [] });
  });
});
