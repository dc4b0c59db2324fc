import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TODAY } from '../support/facts.js';
import { ParametersApi, WANTED } from '../support/parameters.js';

interface Parameters {
  video: { mode: string };
  audio: { mode: string };
}

/** The profile has `mode` in words for older clients, and its key beside it. */
function shown(parameters: object) {
  const { video, audio } = parameters as Parameters;
  const keyed = ({ mode, ...rest }: Parameters['video']) => ({ ...rest, modeKey: mode });
  return { video: keyed(video), audio: keyed(audio) };
}

/** Operations that the specification names and no page calls, each with the one that a page calls. */
describe('an operation of the specification says after a change what the page shows:', () => {
  let parameters: ParametersApi;
  let token: string;
  beforeAll(async () => {
    parameters = await ParametersApi.start();
    token = parameters.tokens.submitter;
  });
  afterAll(() => parameters.api.stop());

  const get = <Data>(path: string) => parameters.get<Data>(path);
  const post = async <Data>(path: string, body?: object) => {
    const answer = await parameters.api.post<Data>(path, { token, body });
    expect(answer.body).toMatchObject({ code: 20_000 });
    return answer.body.data;
  };

  test('who is signed in', async () => {
    const profile = { email: 'new@sala.example', nickname: 'Sok Maly', countryRegion: 'KH', area: 'KH-12' };
    await post('/api/user/save-info', { ...profile, address: '1 Street 2', profile: 'Draws.' });
    const info = await post<object>('/api/user/info');
    expect(info).toMatchObject({ name: 'Sok Maly', email: profile.email, emailConfirmed: false });
    expect(await get('/api/user/info')).toEqual(info);
    expect(await get('/api/user/start')).toMatchObject({ user: info });
  });

  test('messages', async () => {
    await parameters.api.sql(
      `INSERT INTO message (account_id, type, title, content)
       SELECT id, 'notice', 'Sent ' || n, '' FROM account, generate_series(1, 2) AS n WHERE user_name = 'admin'`,
    );
    const before = await post<{ id: number; title: string; status: number }[]>('/api/message/list');
    const read = before.find(({ title }) => title === 'Sent 1')?.id;
    await post('/api/message/read', { ids: [read] });
    const messages = await post<typeof before>('/api/message/list');
    const sent = messages.filter(({ title }) => title.startsWith('Sent '));
    expect(sent.map(({ id, status }) => [id === read, status]).toSorted()).toEqual([
      [false, 0],
      [true, 1],
    ]);
    const page = await get<{ list: object[]; unread: Record<string, number> }>('/api/messages?pageSize=100');
    expect(page.list).toEqual(messages);
    const unread = messages.filter(({ status }) => status === 0).length;
    expect(Object.values(page.unread).reduce((sum, count) => sum + count)).toBe(unread);
  });

  test('parameters, and the log of their changes', async () => {
    await parameters.reset();
    const expectSame = async (status: number, state: string) => {
      const { change, current, original } = await parameters.approval();
      expect(change).toMatchObject({ state });
      expect(await get('/api/profile/basic')).toMatchObject({ ...shown(current), status });
      expect(await get('/api/profile/basic?version=original')).toMatchObject({
        ...shown(original),
        status: 3,
      });
      const log = await get<{ key: string }[]>('/api/operation/log');
      expect(log[0]).toMatchObject({ key: String(change?.id), status: state === 'applied' ? 1 : 0 });
      const page = await get<{ total: number; list: object[] }>('/api/operation-logs?pageSize=100');
      expect(page).toMatchObject({ total: log.length, list: log });
    };
    const submitted = await parameters.submitted();
    await expectSame(1, 'submitted');
    expect(await get('/api/profile/basic')).toMatchObject(shown(WANTED));
    const { body } = await parameters.act(submitted, 'review');
    await expectSame(2, 'underReview');
    await parameters.act(body.data, 'approve');
    await expectSame(3, 'applied');
    expect(await get('/api/profile/basic?version=original')).toMatchObject(shown(WANTED));
  });

  test('publications', async () => {
    const publications = () => get<{ key: string; y: number[] }[]>('/api/content-publish');
    const before = await publications();
    await parameters.api.sql(
      `INSERT INTO content_fact (day, hour, item_id, publications, clicks, exposures, comments, shares, likes, minutes)
       SELECT $1, 0, max(id), 7, 0, 0, 0, 0, 0, 0 FROM content_item WHERE kind = 'video'
       ON CONFLICT (day, hour, item_id) DO UPDATE SET publications = content_fact.publications + 7`,
      [TODAY.subtract({ days: 1 }).toString()],
    );
    const after = await publications();
    const first = (series: typeof before) => series.find(({ key }) => key === 'video')?.y[0] ?? NaN;
    expect(first(after) - first(before)).toBe(7);
    expect(await get('/api/analysis/publications')).toMatchObject({ data: after });
  });

  test('submitted activities', async () => {
    const activity = {
      activityName: 'Summercamp',
      channelType: 'App store',
      promotionTime: ['2026-01-01 00:00:00', '2026-01-31 00:00:00'],
      promoteLink: 'https://sala.example/robots',
      advertisingSource: 'Newsletter',
      advertisingMedia: 'Video',
      keyword: ['robots'],
      pushNotify: true,
      advertisingContent: 'Build a robot that waters the garden.',
    };
    const created = await post<{ id: number; applicationId: number }>('/api/channel-activities', activity);
    expect(await post('/api/channel-form/submit', activity)).toBe('ok');
    const submitted = await get<typeof created>(`/api/channel-activities/${created.id + 1}`);
    const { id, applicationId } = submitted;
    const time = { submittedTime: expect.any(String) };
    expect(submitted).toEqual({ ...created, ...activity, ...time, id, applicationId });
    const [one, other] = await Promise.all(
      [created, submitted].map((stored) => get<object>(`/api/applications/${stored.applicationId}`)),
    );
    expect(Object.keys(other ?? {})).toEqual(Object.keys(one ?? {}));
    expect(other).toMatchObject({ kind: 'channel', id: applicationId, title: activity.activityName });
  });
});
