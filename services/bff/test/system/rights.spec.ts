import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS } from '../../src/common/auth/access.constants.js';
import { PAGE_GROUPS } from '../../src/common/pages/pages.constants.js';
import { TestApi } from '../support/test-api.js';

const DOCUMENT = resolve(import.meta.dirname, '../../../../openapi/openapi.json');

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
}

interface Right {
  id: number;
  kind: string;
  name: string;
  summary: string;
  group: string;
  groupTitle: string | null;
  address: string;
  openTo: string;
  roles: string[];
  reason: string | null;
}

describe('the rights', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const ask = async (query: string, language = 'en-US') =>
    (
      await api.get<{ list: Right[]; total: number }>(`/api/rights?${query}`, {
        token: admin,
        headers: { 'accept-language': language },
      })
    ).body.data;
  const all = async (query: string, language?: string) => {
    const found: Right[] = [];
    for (let current = 1; ; current += 1) {
      const { list } = await ask(`${query}&current=${current}&pageSize=100`, language);
      found.push(...list);
      if (list.length < 100) return found;
    }
  };
  const reasonOf = async (name: string, account: string) => {
    const { list } = await ask(`search=${name}&pageSize=100&account=${account}`);
    return list.find((right) => right.name === name)?.reason;
  };

  test('name every operation and every page once', async () => {
    const names = (await all('')).map(({ kind, name }) => `${kind} ${name}`);
    expect(names).toHaveLength((await ask('')).total);
    const pages = PAGE_GROUPS.flatMap(({ pages: listed }) => listed.map(({ name }) => `page ${name}`));
    const operations = Object.keys(ACCESS).map((name) => `operation ${name}`);
    expect(names.toSorted()).toEqual([...operations, ...pages].toSorted());
  });

  test('are found by name, summary, group, kind and role', async () => {
    expect((await ask('search=CREATE%20A%20POLICY')).list).toMatchObject([
      { name: 'createPolicy', group: 'Policies', openTo: 'roles', roles: ['admin'], reason: null },
    ]);
    expect((await ask(`search=${encodeURIComponent('CR\u00C9ATE A POLICY')}`)).list).toMatchObject([
      { name: 'createPolicy' },
    ]);
    expect((await ask('search=createpolicy&pageSize=100')).list.map(({ name }) => name)).toContain(
      'createPolicyView',
    );
    expect((await ask('search=/list/rights&kind=page')).list).toMatchObject([
      { name: 'Rights', group: 'system', roles: ['admin'] },
    ]);
    expect((await ask('search=Create%20a%20policy&role=user')).total).toBe(0);
  });

  test.each([
    ['zh-CN', /\p{Script=Han}/u],
    ['km-KH', /\p{Script=Khmer}/u],
  ])('name operations and groups in the words of %s', async (language, script) => {
    const operations = await all('kind=operation', language);
    expect(operations.length).toBeGreaterThan(300);
    for (const { summary, groupTitle } of operations) {
      expect(summary).toMatch(script);
      expect(groupTitle).toMatch(script);
    }
  });

  test('have the address that the document has', async () => {
    const body = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Document;
    const addresses = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
      ),
    );
    const documented = new Map(addresses);
    for (const { name, address } of await all('kind=operation'))
      expect([name, address]).toEqual([name, documented.get(name)]);
  });

  test('are found by the words of the reader, by the English ones and by the address', async () => {
    const namesOf = async (search: string, language: string) =>
      (await all(`kind=operation&search=${encodeURIComponent(search)}`, language)).map(({ name }) => name);
    expect(await namesOf('新建集合', 'zh-CN')).toEqual(['createPolicy']);
    expect(await namesOf('បង្កើតសំណុំ', 'km-KH')).toEqual(['createPolicy']);
    expect(await namesOf('新建集合', 'en-US')).toEqual([]);
    expect(await namesOf('渠道', 'zh-CN')).toContain('rotateChannelKey');
    for (const language of ['en-US', 'zh-CN', 'km-KH']) {
      expect(await namesOf('create a policy', language)).toEqual(['createPolicy']);
      expect(await namesOf('live events', language)).toEqual(['streamEvents']);
      expect(await namesOf('put /api/policies/{id}/rule', language)).toEqual(['setPolicyRule']);
    }
  });

  test('are found by the names that a client gives to pages', async () => {
    const namesOf = async (query: string) => (await ask(query)).list.map(({ name }) => name);
    expect(await namesOf('search=审计')).toEqual([]);
    expect(await namesOf('search=审计&pages=Audit')).toEqual(['Audit']);
    expect(await namesOf('search=审计&pages=Audit&pages=Keys')).toEqual(['Audit', 'Keys']);
    expect(await namesOf('search=审计&pages=Audit&role=user')).toEqual([]);
    const { status, body } = await api.get('/api/rights?search=x&pages=Nowhere', { token: admin });
    expect([status, body.code]).toEqual([400, 40000]);
  });

  test.each([
    ['login', 'user', 'public'],
    ['getUserInfo', 'user', 'signedIn'],
    ['createPolicy', 'admin', 'role'],
    ['createPolicy', 'ADMIN', 'role'],
    ['createPolicy', 'user', 'otherRole'],
    ['createPolicy', 'nobody.at.all', 'noAccount'],
    ['Workplace', 'user', 'signedIn'],
    ['Monitor', 'user', 'otherRole'],
  ])('say of %s for %s: %s', async (name, account, reason) => {
    expect(await reasonOf(name, account)).toBe(reason);
  });

  test('say that somebody cannot log in before they speak of roles', async () => {
    await api.signInStranger('srey.out');
    await api.sql(`UPDATE account SET enabled = false WHERE user_name = 'srey.out'`);
    expect(await reasonOf('getUserInfo', 'srey.out')).toBe('disabled');
    expect(await reasonOf('login', 'srey.out')).toBe('public');
  });

  test('agree with what the guard does', async () => {
    const user = await api.signIn('user');
    const { code } = (await api.get('/api/rights', { token: user })).body;
    expect(code).toBe((await reasonOf('listRights', 'user')) === 'otherRole' ? 40300 : 20000);
  });
});
