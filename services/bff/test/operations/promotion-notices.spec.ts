import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Application {
  version: number;
  state: string;
}
interface Notice {
  title: string;
  content: string;
}

const GOOD = {
  activityName: 'RobotCamp',
  channelType: 'App store',
  promotionTime: ['2026-01-01 00:00:00', '2099-01-31 12:30:00'],
  promoteLink: 'https://sala.example/camp',
  advertisingSource: 'Newsletter',
  advertisingMedia: 'Video',
  keyword: ['camp'],
  pushNotify: true,
  advertisingContent: 'Five afternoons <b>with robots</b>.',
};
const STEPS = ['leaderReview', 'purchaseCertificate', 'safetyTest', 'officiallyLaunched'];

describe('the launch of a promotion', () => {
  let sink: MailSink;
  let api: TestApi;
  let [applicant, reviewer, user] = ['', '', ''];
  beforeAll(async () => {
    sink = await MailSink.start();
    api = await TestApi.start({ ...sink.environment, SALA_PUBLIC_URL: 'https://sala.example' });
    applicant = await api.signIn('admin');
    reviewer = await api.signIn('approver');
    user = await api.signIn('user');
  });
  beforeEach(() => {
    sink.mails.length = 0;
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
  });

  /** Takes it through the given steps. */
  const launch = async (changes: object, steps = STEPS) => {
    const body = { ...GOOD, ...changes };
    const created = await api.post<{ applicationId: number }>('/api/channel-activities', {
      token: applicant,
      body,
    });
    const path = `/api/applications/${created.body.data.applicationId}`;
    for (const step of steps) {
      const { version } = (await api.get<Application>(path, { token: reviewer })).body.data;
      await api.post(`${path}/advance`, { token: reviewer, body: { version, step } });
    }
    return (await api.get<Application>(path, { token: reviewer })).body.data.state;
  };
  const noticesOf = async (name: string) =>
    (
      await api.get<{ list: Notice[] }>('/api/messages?type=notice&pageSize=100', { token: user })
    ).body.data.list.filter(({ title }) => title === name);
  const sent = async () => {
    await until(async () => (await api.sql('SELECT FROM outbox_message')).length === 0);
    return sink.mails.filter(({ text }) => text?.includes('https://sala.example/camp'));
  };

  test('tells everyone with an account once, and mails to confirmed addresses', async () => {
    expect(await launch({ activityName: 'Early' }, STEPS.slice(0, 3))).toBe('officiallyLaunched');
    expect(await noticesOf('Early')).toEqual([]);
    expect(await launch({})).toBe('done');
    const notices = await noticesOf('RobotCamp');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.content).toContain('2099-01-31 12:30');
    const mails = await sent();
    const confirmed = await api.sql(`SELECT FROM account WHERE enabled AND confirmed_email <> ''`);
    expect(mails.length).toBe(confirmed.length);
    expect(mails.length).toBeGreaterThan(0);
  });

  test('tells nobody where nobody is to be notified, or when it is over', async () => {
    await launch({ activityName: 'Quiet', pushNotify: false });
    await launch({ activityName: 'Over', promotionTime: ['2020-01-01 00:00:00', '2020-01-02 00:00:00'] });
    expect(await noticesOf('Quiet')).toEqual([]);
    expect(await noticesOf('Over')).toEqual([]);
    expect(await sent()).toEqual([]);
  });
});
