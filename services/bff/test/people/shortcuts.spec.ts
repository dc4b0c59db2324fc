import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PAGE_NAMES } from '../../src/common/pages/page-names.constants.js';
import { SHORTCUTS } from '../../src/people/shortcuts/shortcuts.constants.js';
import { type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

describe('quick operations', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    user = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const pagesOf = async (token: string) =>
    (await api.get<{ pages: string[] }>('/api/user/shortcuts', { token })).body.data.pages;
  const save = (token: string, pages: unknown) =>
    api.call<{ pages: string[] } & Refused>('PUT', '/api/user/shortcuts', { token, body: { pages } });

  test('start with pages that the role may open', async () => {
    expect(await pagesOf(admin)).toContain('Monitor');
    expect(await pagesOf(user)).toEqual(['SearchTable', 'Card', 'Content', 'Message']);
  });

  test('are stored per account, in their order, and may be none', async () => {
    await save(user, ['Message', 'Card']);
    expect(await pagesOf(user)).toEqual(['Message', 'Card']);
    expect(await pagesOf(admin)).not.toEqual(['Message', 'Card']);
    expect((await save(user, [])).body.data.pages).toEqual([]);
    expect(await pagesOf(user)).toEqual([]);
  });

  test('are refused for pages that the role may not open, and what was stored stays', async () => {
    await save(user, ['Card']);
    expect((await save(user, ['Card', 'Enquiries'])).body.code).toBe(40300);
    expect(await pagesOf(user)).toEqual(['Card']);
  });

  test('leave out what a former role could open', async () => {
    await save(user, ['Card']);
    await api.sql(`UPDATE account_shortcuts SET pages = '{Enquiries,Card}' WHERE account_id = 2`);
    expect(await pagesOf(user)).toEqual(['Card']);
  });

  test.each([
    [['Card', 'Card'], 'pages unique'],
    [['Redirect'], 'pages enum'],
    [PAGE_NAMES.slice(0, SHORTCUTS.maximum + 1), 'pages maxItems'],
    ['Card', 'pages array'],
  ])('%j is rejected', async (pages, expected) => {
    const { status, body } = await save(admin, pages);
    expect(status).toBe(400);
    expect(body.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toContain(expected);
  });
});
