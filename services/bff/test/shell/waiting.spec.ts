import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CERTIFICATION_FORM, Certifications, REASON } from '../support/certification.js';
import { Inspections } from '../support/inspections.js';
import { TestApi } from '../support/test-api.js';

interface Waiting {
  kind: string;
  title: string;
  link: string;
  since: string | null;
  due: string | null;
  isOverdue: boolean;
  count: number;
}

const ENTERPRISE = CERTIFICATION_FORM.enterpriseName;
/** Removes all that waits in the demo. */
const NOTHING = `
  DELETE FROM account_request; DELETE FROM enquiry; DELETE FROM application;
  UPDATE parameter_change SET state = 'cancelled' WHERE state IN ('submitted', 'underReview', 'returned');
  UPDATE certification_record SET state = 'withdrawn' WHERE state = 'auditing';
  UPDATE service_order SET state = 'cancelled' WHERE state = 'pending';
  UPDATE service_card SET state = 'closed';
  UPDATE studio_programme SET audit = 'approved';
  UPDATE content_item SET state = 'online', working = published WHERE state = 'inspecting' AND online = 'online';
  UPDATE content_item SET state = 'draft' WHERE state IN ('inspecting', 'approved');`;

describe('what waits for a person', () => {
  let api: TestApi;
  let people: Certifications;
  let inspections: Inspections;
  let [admin, user, other] = ['', '', ''];
  beforeAll(async () => {
    api = await TestApi.start();
    people = await Certifications.start(api);
    inspections = await Inspections.start(api, 'reader');
    ({ reviewer: admin, owner: user, other } = people.tokens);
  });
  beforeEach(async () => {
    await people.reset();
    await api.sql(NOTHING);
  });
  afterAll(() => api.stop());

  const waiting = async (token: string) =>
    (await api.get<{ list: Waiting[]; hasMore: boolean }>('/api/user/waiting', { token })).body.data;
  const enquire = (count: number, columns: { state?: string; assignee?: number } = {}) =>
    api.sql(
      `INSERT INTO enquiry (reference, key, content_hash, kind, language, name, reply, state, assignee_id, created_at)
       SELECT 'S-' || lpad(n::text, 7, 'A'), n, '', 'contact', 'en-US', 'Visitor ' || n, 'visitor@sala.example', $2, $3,
              timestamptz '2026-11-01 00:00Z' + n * interval '1 hour' FROM generate_series(1, $1::int) AS n`,
      [count, columns.state ?? 'new', columns.assignee ?? null],
    );

  test('is nothing where nothing does', async () => {
    for (const token of [admin, user]) expect(await waiting(token)).toEqual({ list: [], hasMore: false });
  });

  test('is a decision that is due after the span, for everyone but the person who submitted', async () => {
    const { id } = await people.submitted();
    await api.sql(`UPDATE certification_record SET submitted_at = '2026-11-01 02:00Z' WHERE id = $1`, [id]);
    const decision = {
      kind: 'certificationReview',
      title: ENTERPRISE,
      link: `/user/setting?tab=certification&certification=${id}`,
      since: '2026-11-01 09:00:00',
      due: '2026-11-02 09:00:00',
      isOverdue: true,
      count: 1,
    };
    // Its application waits with it, and is not listed a second time.
    for (const token of [admin, other]) expect((await waiting(token)).list).toEqual([decision]);
    expect((await waiting(user)).list).toEqual([]);
  });

  test('is what was returned to the person, until it is sent again', async () => {
    const { id } = await people.submitted();
    await people.act(id, 'reject', 1);
    expect((await waiting(user)).list).toMatchObject([
      { kind: 'returnedApplication', link: '/user/setting?tab=certification', due: null, isOverdue: false },
    ]);
    expect((await waiting(admin)).list).toEqual([]);
    await api.sql(`UPDATE certification_document SET record_id = NULL`);
    await people.submitted();
    expect((await waiting(user)).list).toEqual([]);
  });

  test('is the newest change of the parameters that was returned to the person', async () => {
    await api.sql(
      `INSERT INTO parameter_change (content_number, state, parameters, submitted_by, comment, decided_at)
       SELECT 'Video 000777', 'returned', parameters, 1, $1, now() FROM parameter_change LIMIT 1`,
      [REASON],
    );
    expect((await waiting(admin)).list).toMatchObject([{ kind: 'returnedChange', title: 'Video 000777' }]);
    expect((await waiting(other)).list).toEqual([]);
  });

  test('is an enquiry that nobody has taken, or the person has', async () => {
    await enquire(1, { state: 'inProgress', assignee: 1 });
    expect((await waiting(admin)).list).toMatchObject([
      { kind: 'enquiry', title: 'Visitor 1', since: '2026-11-01 08:00:00', due: null },
    ]);
    for (const token of [other, user]) expect((await waiting(token)).list).toEqual([]);
    await api.sql(`UPDATE enquiry SET state = 'new', assignee_id = NULL`);
    expect((await waiting(other)).list).toHaveLength(1);
  });

  test('is one inspection for each queue, of what others have made', async () => {
    const queue = await inspections.made('Everything');
    const first = await inspections.submitted();
    await inspections.submitted();
    const own = await inspections.content.created({}, 'inspector');
    await inspections.content.act(own.id, 'submit', own.version);
    await api.sql(`UPDATE content_item SET submitted_at = '2026-11-01 02:00Z' WHERE id = $1`, [first.id]);
    const link = (id: number) => `/list/card?tab=qualityInspection&queue=${id}`;
    const [texts] = await api.sql<{ id: number; title: string }>(
      `SELECT id, title FROM quality_queue WHERE name = 'text-language'`,
    );
    const inspection = {
      ...{ kind: 'inspection', title: texts?.title, link: link(texts?.id ?? 0), isOverdue: true },
      ...{ since: '2026-11-01 09:00:00', due: '2026-11-02 09:00:00' },
    };
    expect((await waiting(admin)).list).toEqual([{ ...inspection, count: 3 }]);
    expect((await waiting(other)).list).toEqual([{ ...inspection, count: 3 }]);
    const titleIn = async (language: string) => {
      const call = { token: admin, headers: { 'accept-language': language } };
      return (await api.get<{ list: { title: string }[] }>('/api/user/waiting', call)).body.data.list[0]
        ?.title;
    };
    expect([await titleIn('zh-CN'), await titleIn('km-KH')]).toEqual(['文本类：语言通俗', 'អត្ថបទ៖ ភាសាសាមញ្ញ']);
    await api.sql(`UPDATE quality_queue SET title = 'Plain words' WHERE name = 'text-language'`);
    expect(await titleIn('zh-CN')).toBe('Plain words');
    expect((await waiting(user)).list).toEqual([]);
    await api.sql(`UPDATE quality_queue SET removed_at = now() WHERE name = 'text-language'`);
    await inspections.edit(queue, { conditions: { kinds: ['video'] } });
    const general = (await waiting(other)).list;
    expect(general).toMatchObject([{ title: 'Everything else', link: link(2_147_483_647), count: 3 }]);
    await api.sql(`UPDATE content_item SET state = 'draft' WHERE state = 'inspecting' AND id <> $1`, [
      own.id,
    ]);
    expect((await waiting(admin)).list).toEqual([]);
    expect((await waiting(other)).list).toMatchObject([{ count: 1 }]);
  });

  test('is what is approved, until it is online, for those who may put it there', async () => {
    const { content } = inspections;
    const [first, second] = [await inspections.submitted(), await inspections.submitted()];
    const approved = await content.taken(first, 'approve');
    expect((await waiting(admin)).list).toContainEqual({
      ...{ kind: 'publication', title: first.title, link: '/library/content?state=approved', count: 1 },
      ...{ since: expect.any(String), due: null, isOverdue: false },
    });
    const other = await content.taken(second, 'approve');
    expect((await waiting(admin)).list).toMatchObject([{ kind: 'publication', count: 2 }]);
    expect((await waiting(user)).list).toEqual([]);
    await content.taken(approved, 'publish');
    expect((await waiting(admin)).list).toMatchObject([{ kind: 'publication', count: 1 }]);
    // What is written on is approved again before it goes online.
    await content.save(other.id, other.version);
    expect((await waiting(admin)).list).toEqual([]);
  });

  test('is an order to pay, or a renewal without one, by the expiry of its service', async () => {
    await api.sql(
      `UPDATE service_card SET state = 'active', expires_at = CASE id WHEN 1 THEN now() - interval '1 day'
                                                                ELSE now() + interval '3 days' END WHERE id IN (1, 2)`,
    );
    await api.sql(
      `INSERT INTO service_order (service_id, kind, term_months, price) VALUES (2, 'renew', 12, 100)`,
    );
    const { list } = await waiting(admin);
    expect(list).toMatchObject([
      { kind: 'renewal', link: '/list/orders?view=renewals&renew=1', since: null, isOverdue: true },
      { kind: 'order', link: expect.stringMatching(/^\/list\/orders\?order=\d+$/), isOverdue: false },
    ]);
    expect((await waiting(user)).list).toEqual([]);
  });

  test('is a todo that stands for no record', async () => {
    await api.sql(
      `INSERT INTO message (account_id, type, title, content, kind) VALUES
         (2, 'todo', 'Water the plants', '', NULL), (2, 'todo', 'Already listed', '', 'enquiry')`,
    );
    expect((await waiting(user)).list).toMatchObject([{ kind: 'todo', title: 'Water the plants' }]);
  });

  test('is a programme that nobody has judged, for those who may judge it', async () => {
    await api.sql(
      `UPDATE studio_programme SET audit = 'auditing', created_at = '2026-11-01 02:00Z'
        WHERE id = (SELECT min(id) FROM studio_programme WHERE method = 'web' AND removed_at IS NULL)`,
    );
    const link = '/dashboard/monitor?method=web';
    expect((await waiting(admin)).list).toMatchObject([
      { kind: 'programme', title: 'Course catalogue', link, since: '2026-11-01 09:00:00', due: null },
    ]);
    expect((await waiting(user)).list).toEqual([]);
  });

  test('is found behind any number that only others may decide', async () => {
    await api.sql(
      `INSERT INTO application (kind, subject_id, title, applicant_id, created_at)
       SELECT 'channel', 1, 'Of the administrator', 1, now() - n * interval '1 day' FROM generate_series(1, 60) AS n
       UNION ALL SELECT 'channel', 1, 'Of the user', 2, now()`,
    );
    expect((await waiting(admin)).list).toMatchObject([{ kind: 'applicationReview', title: 'Of the user' }]);
  });

  test('is listed by its date, and the list says whether it goes on', async () => {
    await enquire(50);
    const { list, hasMore } = await waiting(admin);
    expect([list.length, hasMore]).toEqual([50, false]);
    expect(list.map(({ since }) => since)).toEqual(list.map(({ since }) => since).toSorted());
    await people.submitted();
    const longer = await waiting(admin);
    expect([longer.list.length, longer.hasMore]).toEqual([50, true]);
  });
});
