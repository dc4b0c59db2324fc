import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Config } from '../../src/config/config.js';
import { seed } from '../../src/seeds/seed.js';
import { TestApi } from '../support/test-api.js';

interface Entry {
  action: string;
  person: string | null;
  time: string;
}

describe('the history of the sample data', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const history = async (path: string) =>
    (await api.get<{ list: Entry[] }>(`/api/${path}/history`, { token: admin })).body.data.list;
  const actions = async (path: string) => (await history(path)).map(({ action }) => action);
  const entries = async () =>
    (await api.sql<{ n: number }>('SELECT count(*)::int AS n FROM audit_entry'))[0]?.n;
  /** As the next start does it with a database that was seeded before there were histories. */
  const seedAgain = async () => {
    await api.sql(`DELETE FROM seed_log WHERE name = 'demo-histories'`);
    await seed(api.app.get(DataSource), 'demo', api.app.get(Config).timeZone);
  };

  test('tells every step of an application, newest first, and nobody decided on an own one', async () => {
    expect(await actions('applications/2')).toEqual([
      ...['officiallyLaunched', 'safetyTest', 'purchaseCertificate', 'leaderReview', 'create'],
    ]);
    expect(await actions('applications/3')).toEqual(['return', 'create']);
    const [launched, ...others] = await history('applications/2');
    expect(launched?.person).toBe('Keo Sreyleak');
    const times = [launched, ...others].map((entry) => entry?.time ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    const own = await api.sql(
      `SELECT FROM application_step JOIN application ON application.id = application_id
        WHERE done_by = applicant_id AND step <> 'submitApplication'`,
    );
    expect(own).toEqual([]);
  });

  test('tells who submitted, passed and paid', async () => {
    expect(await history('certifications/1')).toMatchObject([
      { action: 'pass', person: 'Keo Sreyleak' },
      { action: 'submit', person: expect.any(String) },
    ]);
    expect(await actions('certifications/3')).toEqual(['submit']);
    const orders = await api.sql<{ id: number; state: string; actions: string[] }>(
      `SELECT service_order.id, state, array_agg(action ORDER BY at, audit_entry.id) AS actions
         FROM service_order LEFT JOIN audit_entry ON entity = 'serviceOrder' AND entity_id = service_order.id
        GROUP BY service_order.id`,
    );
    expect(orders.length).toBeGreaterThan(3);
    const expected: Record<string, string[]> = {
      pending: ['create'],
      paid: ['create', 'pay'],
      cancelled: ['create', 'cancel'],
    };
    for (const order of orders) expect(order.actions).toEqual(expected[order.state]);
  });

  test('is added once to an older database, and leaves what users did as it is', async () => {
    const before = await entries();
    await seedAgain();
    expect(await entries()).toBe(before);

    const [application] = await api.sql<{ id: number }>(
      `INSERT INTO application (kind, subject_id, title, applicant_id, state, created_at, version)
       VALUES ('channel', 1, 'Older', 1, 'purchaseCertificate', now() - interval '9 days', 2) RETURNING id`,
    );
    const id = application?.id ?? 0;
    await api.sql(
      `INSERT INTO application_step (application_id, step, done_by, done_at)
       VALUES ($1, 'submitApplication', 1, now() - interval '9 days'),
              ($1, 'leaderReview', 2, now() - interval '8 days')`,
      [id],
    );
    const approver = await api.signIn('approver');
    const body = { version: 2, step: 'purchaseCertificate' };
    await api.post(`/api/applications/${id}/advance`, { token: approver, body });
    expect(await actions(`applications/${id}`)).toEqual(['purchaseCertificate']);
    await seedAgain();
    expect(await actions(`applications/${id}`)).toEqual(['purchaseCertificate', 'leaderReview', 'create']);
  });
});
