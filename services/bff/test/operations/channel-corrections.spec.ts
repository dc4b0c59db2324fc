import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Activity {
  id: number;
  activityName: string;
  applicationId: number;
}
interface Application {
  id: number;
  activityId: number;
  state: string;
  version: number;
  returnReason: string | null;
}
interface Entry {
  action: string;
  before: object | null;
  after: object | null;
}

const GOOD = {
  activityName: 'HolidayCamp',
  channelType: 'App store',
  promotionTime: ['2026-01-01 00:00:00', '2026-01-31 12:30:00'],
  promoteLink: 'https://sala.example/last-year',
  advertisingSource: 'Newsletter',
  advertisingMedia: 'Video',
  keyword: ['camp'],
  pushNotify: true,
  advertisingContent: 'Five afternoons.',
};
const CORRECTED = { ...GOOD, activityName: 'HolidayCamp2026', promoteLink: 'https://sala.example/camp' };
const REASON = 'The link leads to the camp of last year.';

describe('the correction of a channel activity', () => {
  let api: TestApi;
  let applicant: string;
  let reviewer: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    [applicant, reviewer, user] = [
      await api.signIn('admin'),
      await api.signIn('approver'),
      await api.signIn('user'),
    ];
  });
  afterAll(() => api.stop());

  const submitted = async () =>
    (await api.post<Activity>('/api/channel-activities', { token: applicant, body: GOOD })).body.data;
  const returned = async () => {
    const activity = await submitted();
    await api.post(`/api/applications/${activity.applicationId}/return`, {
      token: reviewer,
      body: { version: 1, reason: REASON },
    });
    return activity;
  };
  const read = async (id: number) =>
    (await api.get<Application>(`/api/applications/${id}`, { token: applicant })).body.data;
  const correct = (id: number, body: object, token = applicant, key: string = randomUUID()) =>
    api.call<Activity>('PUT', `/api/channel-activities/${id}`, {
      token,
      body,
      headers: { 'idempotency-key': key },
    });

  test('resubmits the same application, whose history keeps what was changed', async () => {
    const { id, applicationId } = await returned();
    expect(await read(applicationId)).toMatchObject({ activityId: id, returnReason: REASON, version: 2 });
    const { body } = await correct(id, { ...CORRECTED, version: 2 });
    expect(body).toMatchObject({ code: 20000, data: { ...CORRECTED, id, applicationId } });
    expect(await read(applicationId)).toMatchObject({
      ...{ activityId: id, title: CORRECTED.activityName, state: 'leaderReview' },
      ...{ version: 3, returnReason: null },
    });
    const path = `/api/applications/${applicationId}/history`;
    const { list } = (await api.get<{ list: Entry[] }>(path, { token: applicant })).body.data;
    expect(list.map(({ action }) => action)).toEqual(['resubmit', 'return', 'create']);
    const { activityName, promoteLink } = GOOD;
    expect(list[0]).toMatchObject({
      before: { state: 'submitApplication', activityName, promoteLink },
      after: {
        state: 'leaderReview',
        activityName: CORRECTED.activityName,
        promoteLink: CORRECTED.promoteLink,
      },
    });
    expect(list[0]?.after).not.toHaveProperty('keyword');
  });

  test('counts once with the same key', async () => {
    const { id, applicationId } = await returned();
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => correct(id, { ...CORRECTED, version: 2 }, applicant, key)),
    );
    expect(answers.map(({ body }) => body.code)).toEqual([20000, 20000]);
    expect((await read(applicationId)).version).toBe(3);
  });

  test('is refused while the application is under review, and with an outdated version', async () => {
    const { id } = await submitted();
    expect((await correct(id, { ...CORRECTED, version: 1 })).body).toMatchObject({
      code: 40900,
      data: { state: 'leaderReview', version: 1 },
    });
    const other = await returned();
    expect((await correct(other.id, { ...CORRECTED, version: 1 })).body).toMatchObject({
      code: 40900,
      data: { state: 'submitApplication', version: 2 },
    });
    const stored = await api.get<Activity>(`/api/channel-activities/${other.id}`, { token: applicant });
    expect(stored.body.data.activityName).toBe(GOOD.activityName);
  });

  test('is for the applicant only', async () => {
    const { id } = await returned();
    expect((await correct(id, { ...CORRECTED, version: 2 }, reviewer)).body).toMatchObject({
      code: 40300,
      msg: 'Only the person who submitted this can correct it and submit it again.',
    });
    expect((await correct(id, { ...CORRECTED, version: 2 }, user)).body.code).toBe(40300);
    expect((await correct(2_000_000_000, { ...CORRECTED, version: 2 })).body.code).toBe(40400);
  });

  test('keeps the rules of a new activity', async () => {
    const { id, applicationId } = await returned();
    const body = { ...CORRECTED, activityName: 'two words', version: 2 };
    expect((await correct(id, body)).body).toMatchObject({
      code: 40000,
      data: { errors: [{ field: 'activityName' }] },
    });
    expect((await read(applicationId)).state).toBe('submitApplication');
  });
});
