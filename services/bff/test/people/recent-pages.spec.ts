import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PAGE_NAMES } from '../../src/common/pages/page-names.constants.js';
import { RECENT_PAGES } from '../../src/people/recent-pages/recent-pages.constants.js';
import { TestApi } from '../support/test-api.js';

const PATH = '/api/user/recent-pages';

describe('recently visited pages', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    user = await api.signIn('user');
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('DELETE FROM recent_page'));

  const visit = (token: string, page: string) => api.post(PATH, { token, body: { page } });
  const pagesOf = async (token: string) =>
    (await api.get<{ page: string; time: string }[]>(PATH, { token })).body.data.map(({ page }) => page);

  test('are the own ones, newest first, each once', async () => {
    for (const page of ['Card', 'SearchTable', 'Message', 'Card']) await visit(user, page);
    await visit(admin, 'Enquiries');
    expect(await pagesOf(user)).toEqual(['Card', 'Message', 'SearchTable']);
    expect(await pagesOf(admin)).toEqual(['Enquiries']);
  });

  test('are at most the newest few', async () => {
    const pages = PAGE_NAMES.slice(0, RECENT_PAGES.maximum + 2);
    for (const page of pages) await visit(admin, page);
    expect(await pagesOf(admin)).toEqual(pages.toReversed().slice(0, RECENT_PAGES.maximum));
  });

  test('do not name what the role may not open', async () => {
    expect((await visit(user, 'Enquiries')).body.code).toBe(40300);
    await visit(user, 'Card');
    await api.sql(`INSERT INTO recent_page (account_id, page, visited_at) VALUES (2, 'Enquiries', now())`);
    expect(await pagesOf(user)).toEqual(['Card']);
  });

  test('are the same after visits at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => visit(user, 'Card')));
    expect(await pagesOf(user)).toEqual(['Card']);
  });

  test('are cleared for the own account only', async () => {
    await visit(user, 'Card');
    await visit(admin, 'Card');
    expect((await api.call('DELETE', PATH, { token: user })).body.code).toBe(20000);
    expect(await pagesOf(user)).toEqual([]);
    expect(await pagesOf(admin)).toEqual(['Card']);
  });

  test('an unknown page is rejected', async () => {
    expect((await visit(user, 'Redirect')).status).toBe(400);
  });
});
