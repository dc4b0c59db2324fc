import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';

interface Request {
  id: number;
  userName: string;
}

const FORM = {
  userName: 'sreyneang',
  nickname: 'Srey Neang',
  email: 'neang@sala.example',
  password: 'Lotus-Pond-7',
};

describe('registering with the address of somebody else', () => {
  let sink: MailSink;
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    sink = await MailSink.start();
    api = await TestApi.start(sink.environment);
    admin = await api.signIn('admin');
  });
  beforeEach(async () => {
    await api.sql(`DELETE FROM account WHERE user_name LIKE 'srey%';
      DELETE FROM account_request_count; DELETE FROM outbox_message`);
    sink.mails.length = 0;
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
  });

  const register = (form: object = {}) =>
    api.post<{ state: string }>('/api/user/register', { body: { ...FORM, ...form } });
  const signIn = () =>
    api.post<{ token: string }>('/api/user/login', {
      body: { username: FORM.userName, password: FORM.password },
    });
  const list = async (query = '') =>
    (await api.get<{ list: Request[] }>(`/api/account-requests?${query}`, { token: admin })).body.data;
  const approve = async (id = 0) => {
    const { body } = await api.post(`/api/account-requests/${id}/approve`, {
      token: admin,
      body: { version: 1 },
    });
    expect(body).toMatchObject({ code: 20_000 });
  };

  test('the desk sees whose address an applicant names, and the applicant learns nothing', async () => {
    const known = await register({ email: 'DARA@sala.example' });
    const unknown = await register({ userName: 'sreymao' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const { list: requests } = await list();
    expect(requests).toMatchObject([
      { userName: 'sreymao', emailHolders: [] },
      {
        userName: FORM.userName,
        emailConfirmed: false,
        emailHolders: [{ userName: 'admin', name: 'Sok Dara', isConfirmed: true }],
      },
    ]);
    const one = await api.get(`/api/account-requests/${requests[1]?.id ?? 0}`, { token: admin });
    expect(one.body.data).toEqual(requests[1]);
  });

  test('the owner of an address is not told of the registration of somebody else with it', async () => {
    await register({ email: 'dara@sala.example' });
    await approve((await list()).list[0]?.id);
    await register({ userName: 'sreymao' });
    await approve((await list()).list[0]?.id);
    await sink.to(FORM.email);
    expect(sink.mails.map(({ to }) => to?.[0]?.address)).toEqual([FORM.email]);
    const token = (await signIn()).body.data.token;
    expect((await api.post('/api/user/info', { token })).body.data).toMatchObject({
      email: 'dara@sala.example',
      emailConfirmed: false,
    });
  });

  test('two applicants may name the same address: the second is shown the first once it has an account', async () => {
    await register();
    await register({ userName: 'sreymao', email: FORM.email.toUpperCase() });
    const [second, first] = (await list()).list;
    expect([second, first]).toMatchObject([{ emailHolders: [] }, { emailHolders: [] }]);
    await approve(first?.id);
    expect((await list('search=sreymao')).list).toMatchObject([
      { emailHolders: [{ userName: FORM.userName, isConfirmed: false }] },
    ]);
  });
});
