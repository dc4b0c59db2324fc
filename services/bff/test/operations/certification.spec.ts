import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Caller, CERTIFICATION_FORM, Certifications } from '../support/certification.js';
import { TestApi } from '../support/test-api.js';

describe('certification', () => {
  let api: TestApi;
  let people: Certifications;
  beforeAll(async () => {
    api = await TestApi.start();
    people = await Certifications.start(api);
  });
  beforeEach(() => people.reset());
  afterAll(() => api.stop());

  test('masks the data on the server', async () => {
    const { enterpriseInfo, record } = await people.of('reviewer');
    expect(enterpriseInfo).toMatchObject({
      submitted: true,
      status: 1,
      accountType: 'Enterprise account',
      legalPerson: '林**',
      authenticationNumber: '000************123',
      organizationCode: '9****************1',
    });
    const texts = JSON.stringify({ enterpriseInfo, record });
    const [stored] = await api.sql<Record<string, string>>(
      `SELECT legal_person, authentication_number, organization_code FROM certification_record WHERE account_id = 1`,
    );
    expect(Object.values(stored ?? {})).toHaveLength(3);
    for (const secret of Object.values(stored ?? {})) expect(texts).not.toContain(secret);
  });

  test('lists the requests of the own account, newest first, in the language of the reader', async () => {
    const { record } = await people.of('reviewer', 'zh-CN');
    expect(record.map(({ status }) => status)).toEqual([0, 1]);
    expect(record[0]?.certificationContent).toBe('企业实名认证，法人姓名：林**');
    const times = record.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });

  test('is well-formed and empty for an account without requests', async () => {
    expect(await people.of('stranger')).toEqual({
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

  test('a new request replaces the open one, and a rejected one does not end a certification', async () => {
    const first = await people.submitted();
    await people.act(first.id, 'pass', 1);
    const [second, third] = [await people.upload(), await people.upload()];
    const replaced = await people.submitted({ documents: [second] });
    const open = await people.submitted({ documents: [third], enterpriseName: 'Other Ltd.' });
    expect(await people.get(replaced.id)).toMatchObject({ state: 'withdrawn', version: 2 });
    expect((await people.history(replaced.id)).map(({ action }) => action)).toEqual(['replace', 'submit']);
    await people.act(open.id, 'reject', 1);
    expect(await people.isCertified()).toBe(true);
    expect((await people.of('owner')).enterpriseInfo).toMatchObject({
      status: 1,
      enterpriseName: CERTIFICATION_FORM.enterpriseName,
    });
    expect((await people.of('owner')).record.map(({ status }) => status)).toEqual([2, 3, 1]);
  });

  test('the own list offers what its owner may do', async () => {
    const { id } = await people.submitted();
    expect((await people.of('owner')).record).toMatchObject([{ id, actions: ['withdraw'], version: 1 }]);
    await people.act(id, 'withdraw', 1, 'owner');
    expect((await people.of('owner')).record).toMatchObject([{ id, actions: [], version: 2 }]);
  });

  test('of two submissions at once, one stays open', async () => {
    const second = await people.upload();
    await Promise.all([people.submit(), people.submit({ documents: [second] })]);
    const { record } = await people.of('owner');
    expect(record.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 3]);
  });

  test('a repeated key submits once, and a request with other content is refused', async () => {
    const key = randomUUID();
    const first = await people.submit({}, key);
    expect((await people.submit({}, key)).body.data).toEqual(first.body.data);
    expect((await people.submit({ legalPerson: 'Other' }, key)).body.code).toBe(40900);
    expect((await people.of('owner')).record).toHaveLength(1);
  });

  test('is not there for anybody else', async () => {
    const { id } = await people.submitted();
    for (const path of [`${id}`, `${id}/history`, '2000000000'])
      expect(
        (await api.get(`/api/certifications/${path}`, { token: people.tokens.stranger })).body.code,
      ).toBe(40400);
  });

  test('the list of the reviewers has the open requests of all', async () => {
    const { id } = await people.submitted();
    const page = (caller: Caller, query = 'state=auditing') =>
      api.get<{ list: { id: number; own: boolean }[]; total: number }>(`/api/certifications?${query}`, {
        token: people.tokens[caller],
      });
    const { list } = (await page('reviewer')).body.data;
    expect(list[0]).toMatchObject({ id, own: false, enterpriseName: CERTIFICATION_FORM.enterpriseName });
    expect((await page('reviewer', 'state=rejected')).body.data.total).toBe(0);
    expect((await page('owner')).body.code).toBe(40300);
  });

  test.each([
    ['accountType', 'company', 'enum'],
    ['legalPerson', '', 'minLength'],
    ['legalPerson', 'ម'.repeat(65), 'maxLength'],
    ['legalPerson', ' Chan', 'pattern'],
    ['certificateType', 'ticket', 'enum'],
    ['authenticationNumber', '12345', 'minLength'],
    ['authenticationNumber', '1'.repeat(33), 'maxLength'],
    ['authenticationNumber', '123 456', 'pattern'],
    ['enterpriseName', 'a\nb', 'character'],
    ['enterpriseCertificateType', '', 'enum'],
    ['organizationCode', '<12345>', 'pattern'],
    ['documents', [], 'minItems'],
    ['documents', Array.from({ length: 6 }, () => randomUUID()), 'maxItems'],
    ['documents', ['x'], 'pattern'],
    ['documents', [randomUUID()], 'documentGone'],
  ])('%s %j breaks %s and stores nothing', async (field, value, rule) => {
    const { body } = await people.submit({ [field]: value });
    expect(body).toMatchObject({ code: 40000 });
    const { errors } = body.data as unknown as { errors: { field: string; rule: string }[] };
    expect(errors.map((error) => [error.field, error.rule])).toContainEqual([field, rule]);
    expect((await people.of('owner')).record).toEqual([]);
  });
});
