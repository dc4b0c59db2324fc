import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from './support/test-api.js';

interface Certification {
  enterpriseInfo: Record<string, unknown>;
  record: { status: number; time: string; certificationContent: string }[];
}

describe('POST /api/user/certification', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const of = async (token: string) =>
    (await api.post<Certification>('/api/user/certification', { token })).body.data;

  test('masks the data on the server', async () => {
    const { enterpriseInfo, record } = await of(await api.signIn('admin'));
    expect(enterpriseInfo).toMatchObject({
      submitted: true,
      status: 1,
      legalPerson: '林**',
      authenticationNumber: '000************123',
      organizationCode: '9****************1',
    });
    const texts = JSON.stringify({ enterpriseInfo, record });
    const [stored] = await api.sql<Record<string, string>>(
      `SELECT legal_person, authentication_number, organization_code FROM certification WHERE account_id = 1`,
    );
    for (const secret of Object.values(stored ?? {})) expect(texts).not.toContain(secret);
  });

  test('lists the requests of the own account, newest first', async () => {
    const admin = await of(await api.signIn('admin'));
    expect(admin.record.map(({ status }) => status)).toEqual([0, 1]);
    expect(admin.record[0]?.certificationContent).toBe('企业实名认证，法人姓名：林**');
    const times = admin.record.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    const user = await of(await api.signIn('user'));
    expect(user.enterpriseInfo).toMatchObject({ status: 0, legalPerson: '陈**' });
    expect(user.record).toHaveLength(1);
  });

  test('is well-formed and empty for an account without requests', async () => {
    expect(await of(await api.signInStranger())).toEqual({
      enterpriseInfo: {
        submitted: false,
        accountType: '',
        status: 0,
        time: '',
        legalPerson: '',
        certificateType: '',
        authenticationNumber: '',
        enterpriseName: '',
        enterpriseCertificateType: '',
        organizationCode: '',
      },
      record: [],
    });
  });
});
