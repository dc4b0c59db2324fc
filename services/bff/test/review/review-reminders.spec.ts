import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CERTIFICATION_REVIEW } from '../../src/operations/certification/certification.constants.js';
import { ReviewRemindersService } from '../../src/review/reminders/review-reminders.service.js';
import { Certifications } from '../support/certification.js';
import { EventClient } from '../support/event-client.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Todo {
  id: number;
  title: string;
  content: string;
  link: string;
  isQuiet: boolean;
  status: number;
}

const HOUR_MS = 3_600_000;
const SUBMITTED = new Date('2040-03-08T05:00:00Z');
const after = (hours: number, ms = 0) => new Date(SUBMITTED.getTime() + hours * HOUR_MS + ms);
const clockOf = (date: Date) =>
  date.toLocaleTimeString('en-GB', { timeZone: 'Asia/Phnom_Penh', hour: '2-digit', minute: '2-digit' });

describe('reminders of open reviews', () => {
  let api: TestApi;
  let other: TestApi;
  let sink: MailSink;
  let people: Certifications;
  let id: number;
  let link: string;
  beforeAll(async () => {
    sink = await MailSink.start();
    const settings = {
      ...sink.environment,
      SALA_PUBLIC_URL: 'https://sala.example',
      SALA_REVIEW_REMINDER_HOURS: '48',
    };
    api = await TestApi.start(settings);
    other = await TestApi.start(settings, api.database);
    await api.app.listen(0, '127.0.0.1');
    people = await Certifications.start(api);
    await api.sql(`DELETE FROM account_request; UPDATE certification_record SET state = 'withdrawn';
      UPDATE content_item SET state = 'online' WHERE state = 'inspecting';
      UPDATE parameter_change SET state = 'cancelled'
      WHERE state IN ('submitted', 'underReview')`);
  });
  beforeEach(async () => {
    await people.reset();
    await api.sql('DELETE FROM review_reminder; DELETE FROM notification_preference');
    ({ id } = await people.submitted());
    await api.sql('UPDATE certification_record SET submitted_at = $1 WHERE id = $2', [SUBMITTED, id]);
    link = CERTIFICATION_REVIEW.path(id);
  });
  afterAll(async () => {
    await other.app.close();
    await api.stop();
    await sink.stop();
  });

  const remind = (now: Date, at = api) => at.app.get(ReviewRemindersService).remind(now);
  const todosOf = async (token: string) => {
    const { body } = await api.get<{ list: Todo[] }>('/api/messages?type=todo&pageSize=100', { token });
    return body.data.list.filter((todo) => todo.link === link);
  };
  const noted = () => api.sql('SELECT entity, reminded_at FROM review_reminder');

  test('come after the span, then once a day, and stand in the place of the earlier todo', async () => {
    const { reviewer } = people.tokens;
    const [first] = await todosOf(reviewer);
    const times: [now: Date, count: number][] = [
      [after(48, -1), 0],
      [after(48), 1],
      [after(48), 0],
      [after(72, -1), 0],
      [after(72), 1],
      [after(240), 1],
    ];
    for (const [now, count] of times) expect([now, await remind(now)]).toEqual([now, count]);
    expect(await noted()).toEqual([{ entity: 'certification', reminded_at: after(240) }]);
    const todos = await todosOf(reviewer);
    expect(todos).toMatchObject([
      {
        title: 'Reminder: a certification waits',
        content: '“Example Lessons Co., Ltd.” has waited for a decision since 2040-03-08.',
        status: 0,
      },
    ]);
    expect(todos[0]?.id).not.toBe(first?.id);
    expect(await todosOf(people.tokens.owner)).toEqual([]);
  });

  test('reach open browsers, and end with the decision', async () => {
    const client = await EventClient.open(await api.app.getUrl(), people.tokens.reviewer);
    await remind(after(48));
    await client.until(() => client.of('message.created').length > 0);
    expect(client.of('message.removed')).toHaveLength(1);
    client.close();
    await people.act(id, 'pass', 1);
    expect(await todosOf(people.tokens.other)).toMatchObject([{ status: 1 }]);
    await remind(after(96));
    // What it was submitted for goes on, and waits for its own next step.
    expect(await noted()).not.toContainEqual(expect.objectContaining({ entity: 'certification' }));
  });

  test('are sent once, however many replicas look at the same time', async () => {
    const counts = await Promise.all([api, other, api, other].map((at) => remind(after(48), at)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await todosOf(people.tokens.reviewer)).toHaveLength(1);
  });

  test('arrive as each person chose, and quietly in quiet hours', async () => {
    const now = Date.now();
    await api.sql(
      `INSERT INTO notification_preference (account_id, ways, quiet_from, quiet_to)
       SELECT id, CASE user_name WHEN 'other' THEN '{"certificationReview": {"message": false, "mail": false}}'
                ELSE '{}' END::jsonb, $1, $2 FROM account WHERE user_name IN ('admin', 'other')`,
      [clockOf(new Date(now - HOUR_MS)), clockOf(new Date(now + HOUR_MS))],
    );
    await remind(after(48));
    expect(await todosOf(people.tokens.other)).toEqual([]);
    expect(await todosOf(people.tokens.reviewer)).toMatchObject([{ isQuiet: true }]);
  });

  test.each([
    ['en-US', 'Reminder: a certification waits · Sala', '“Example Lessons Co., Ltd.”'],
    ['zh-CN', '提醒：有认证待审核 · Sala', '“Example Lessons Co., Ltd.”自 2040-03-08 起等待处理。'],
    ['km-KH', 'រំលឹក៖ មានការបញ្ជាក់រង់ចាំការពិនិត្យ · សាលា', '«Example Lessons Co., Ltd.» រង់ចាំ'],
  ])('are mailed once to those who chose it, in their language: %s', async (language, subject, text) => {
    const address = `${language}@sala.example`;
    await api.sql(
      `WITH changed AS (UPDATE account SET email = $1, email_confirmed = true WHERE user_name = 'other' RETURNING id),
            chosen AS (INSERT INTO account_settings SELECT id, jsonb_build_object('locale', $2::text) FROM changed)
       INSERT INTO notification_preference (account_id, ways)
       SELECT id, '{"certificationReview": {"message": true, "mail": true}}' FROM changed`,
      [address, language],
    );
    await Promise.all([api, other].map((at) => remind(after(48), at)));
    const [mail] = await sink.to(address);
    expect(mail?.subject).toBe(subject);
    const visible = mail?.text?.replaceAll(/[\u2066-\u2069]/g, '');
    expect(visible).toContain(text);
    expect(visible).toContain(`https://sala.example${link}`);
    await until(async () => (await api.sql('SELECT FROM outbox_message')).length === 0);
    expect(await sink.to(address)).toHaveLength(1);
    await api.sql('DELETE FROM account_settings');
  });

  test('are not sent of what somebody decides at the same time', async () => {
    const [decided] = await Promise.all([people.act(id, 'pass', 1), remind(after(48))]);
    expect(decided.body.code).toBe(20000);
    expect((await todosOf(people.tokens.other)).filter(({ status }) => status === 0)).toEqual([]);
  });

  test('are not sent at all where the deployment wants none', async () => {
    const silent = await TestApi.start({ SALA_REVIEW_REMINDER_HOURS: '0' }, api.database);
    expect(await remind(after(10_000), silent)).toBe(0);
    await silent.app.close();
  });
});
