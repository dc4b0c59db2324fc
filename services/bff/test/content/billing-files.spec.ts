import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

describe('files of billing', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const download = async (path: string, filter: object = {}, language = 'en-US') => {
    const { body } = await api.post<{ address: string }>(path, {
      token: admin,
      body: { filter },
      headers: { 'accept-language': language },
    });
    return await api.raw(body.data.address);
  };
  const linesOf = ({ bytes }: { bytes: Buffer }) => bytes.toString().trimEnd().split('\r\n');

  test('the ledger has all entries that match, each with the balance after it, and runs no formula', async () => {
    await api.post('/api/billing/top-ups', { token: admin, body: { amount: 4_990, note: '=1+1' } });
    const listed = await api.get<{ total: number; list: { balance: number }[] }>('/api/billing/ledger', {
      token: admin,
    });
    const file = await download('/api/billing/ledger/files');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="ledger-[\d-]+\.csv"$/);
    const lines = linesOf(file);
    expect(lines[0]).toBe('\uFEFFTime,Entry,Amount (CNY),Balance after (CNY),Order,By,Note');
    expect(lines).toHaveLength(listed.body.data.total + 1);
    const balance = (listed.body.data.list[0]?.balance ?? 0) / 100;
    expect(lines.at(-1)).toMatch(new RegExp(`^[\\d-]+ [\\d:]+,Top-up,49\\.9,${balance},,[^,]+,'=1\\+1$`));

    const payments = linesOf(await download('/api/billing/ledger/files', { kind: 'payment' }, 'zh-CN'));
    expect(payments.length).toBeGreaterThan(1);
    expect(payments.slice(1).every((line) => line.includes(',支付,-'))).toBe(true);
  });

  test('the orders have all that match', async () => {
    const { body } = await api.get<{ total: number }>('/api/service-orders?state=paid', { token: admin });
    const lines = linesOf(await download('/api/service-orders/files', { state: 'paid' }));
    expect(lines[0]).toMatch(/^\uFEFFOrder,Service,Kind,Term \(months\),Price \(CNY\),Status,Ordered,/);
    expect(lines).toHaveLength(body.data.total + 1);
    expect(lines[1]).toMatch(/,Paid,/);
  });

  test('a filter that is not known is refused, and so is another role', async () => {
    const wrong = { token: admin, body: { filter: { kind: 'gift' } } };
    expect((await api.post('/api/billing/ledger/files', wrong)).body.code).toBe(40000);
    const user = { token: await api.signIn('user'), body: { filter: {} } };
    expect((await api.post('/api/service-orders/files', user)).body.code).toBe(40300);
  });

  test('an address works once', async () => {
    const { body } = await api.post<{ address: string }>('/api/service-orders/files', {
      token: admin,
      body: { filter: {} },
    });
    expect((await api.raw(body.data.address)).status).toBe(200);
    expect((await api.raw(body.data.address)).status).toBe(404);
  });
});
