import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ContentItems } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';

const SOURCES = join(import.meta.dirname, '../../src');

/**
 * "Watching robots", as it is typed in two ways: with breaks between the words and without, and with either letter as a subscript.
 * A name with accents and an apostrophe, and without.
 */
const STORED = 'ការស\u17D2\u178Fាប់\u200Bមនុស្ស\u200Bយន្ត R2 d’Été';
const SEARCHED = "ស\u17D2\u178Aាប់មនុស្សយន្ត r2 D'e\u0301te";

/** Each list with a search, and how one of its rows gets the text. */
const LISTS = [
  ['/api/accounts?search=', `UPDATE account SET name = $1 WHERE user_name = 'admin'`],
  ['/api/authors?search=', `UPDATE author SET name = $1 WHERE id = 1`],
  ['/api/directory/teams?search=', `UPDATE team SET name = $1 WHERE id = (SELECT min(id) FROM team)`],
  ['/api/enquiries?search=', `UPDATE enquiry SET name = $1`],
  ['/api/list/policy?name=', `UPDATE policy SET name = $1 WHERE id = (SELECT min(id) FROM policy)`],
  [
    '/api/messages?search=',
    `UPDATE message SET title = $1, wording = NULL
      WHERE id = (SELECT min(message.id) FROM message JOIN account ON account.id = message.account_id WHERE user_name = 'admin')`,
  ],
] as const;

describe('a search', () => {
  let api: TestApi;
  let admin: string;
  let items: ContentItems;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    const enquiry = {
      language: 'km-KH',
      name: 'Chan Maly',
      reply: '012 345 678',
      message: 'Do you teach here?',
    };
    await api.post('/api/enquiries/contact', { body: enquiry });
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const totalOf = async (list: string, text: string) => {
    const path = `${list}${encodeURIComponent(text)}`;
    return (await api.get<{ total: number }>(path, { token: admin })).body.data.total;
  };

  test.each(LISTS)('of %s finds a Khmer text as it is read', async (list, arrange) => {
    expect(await totalOf(list, SEARCHED)).toBe(0);
    await api.sql(arrange, [STORED]);
    expect(await totalOf(list, SEARCHED)).toBe(1);
    expect(await totalOf(list, STORED)).toBe(1);
  });

  test.each(['title', 'summary'])('of the library finds the %s of an item as it is read', async (field) => {
    const before = await totalOf('/api/library/items?search=', SEARCHED);
    await items.created({ [field]: STORED });
    expect(await totalOf('/api/library/items?search=', SEARCHED)).toBe(before + 1);
    // As short as a letter and a subscript.
    expect(await totalOf('/api/library/items?search=', '\u17D2\u178F')).toBeGreaterThan(0);
    expect(await totalOf('/api/library/items?search=', '\u17D2\u178F')).toBe(
      await totalOf('/api/library/items?search=', '\u200B\u17D2\u178A'),
    );
  });

  test('reads texts in one way, wherever it is written', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.repository.ts'),
    );
    expect(files.length).toBeGreaterThan(50);
    const others = files.filter((file) =>
      /\bILIKE\b|\bLIKE lower\(|strpos\(lower\(/.test(readFileSync(join(SOURCES, file), 'utf8')),
    );
    expect(others).toEqual([]);
  });
});
