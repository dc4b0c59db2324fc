import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  MAX_TESTIMONIALS,
  SHOWN_TESTIMONIALS,
} from '../../src/public/testimonials/testimonials.constants.js';
import { ShownTestimonialsService } from '../../src/public/testimonials/shown-testimonials.service.js';
import { type Answer, TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const WEB = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const PATHS = ['/', '/zh-CN/', '/km-KH/'];
const TEXTS = [
  { language: 'en-US', name: 'Dara', text: 'I made a <game>.' },
  { language: 'zh-CN', name: '达拉', text: '我做了一个游戏。' },
  { language: 'km-KH', name: 'ដារ៉ា', text: 'ខ្ញុំធ្វើ។' },
];
const GOOD = {
  role: 'student',
  texts: TEXTS,
  age: 9,
  relation: null,
  consentedOn: '2026-01-02',
  position: 1,
  shownFrom: '2026-01-03',
  shownUntil: null,
};

interface Testimonial {
  id: number;
  position: number;
  state: string;
  isExample: boolean;
  version: number;
}

describe('testimonials', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_WEB_DIR: WEB });
    token = await api.signIn('admin');
  });
  beforeEach(async () => {
    await api.sql('DELETE FROM testimonial');
    api.app.get(ShownTestimonialsService, { strict: false }).forget();
  });
  afterAll(() => api.stop());

  const tryCreate = (change: object = {}): Promise<Answer<Testimonial>> =>
    api.post('/api/testimonials', { token, body: { ...GOOD, ...change } });
  const create = async (change: object = {}) => (await tryCreate(change)).body.data;
  const edit = ({ id, version }: Testimonial, change: object): Promise<Answer<Testimonial>> =>
    api.call('PUT', `/api/testimonials/${id}`, { token, body: { ...GOOD, ...change, version } });
  const remove = ({ id, version }: Testimonial) =>
    api.post(`/api/testimonials/${id}/remove`, { token, body: { version } });
  const list = async (query = '') =>
    (await api.get<{ list: Testimonial[]; total: number }>(`/api/testimonials${query}`, { token })).body.data
      .list;
  /** The section of the public page. */
  const page = async (url: string) =>
    /<section id="voices".*?<\/section>/.exec((await api.app.inject({ url })).body)?.[0] ?? '';

  test('stand on the public page in its language, in their order, without script', async () => {
    await create({
      position: 2,
      role: 'parent',
      age: null,
      relation: 'mother',
      texts: TEXTS.map((text) => ({ ...text, text: `${text.text}!` })),
    });
    await create();
    const [english = '', chinese = '', khmer = ''] = await Promise.all(PATHS.map(page));
    expect(english).toContain(
      '<blockquote>I made a &lt;game&gt;.</blockquote><figcaption>Dara, aged 9</figcaption>',
    );
    expect(english).toContain('<figcaption>Dara, mother</figcaption>');
    expect(english.indexOf('&lt;game&gt;.<')).toBeLessThan(english.indexOf('&lt;game&gt;.!<'));
    expect(english).not.toContain('What we promise');
    expect(english).not.toMatch(/we want to earn|>Example</);
    expect(chinese).toContain('<figcaption>达拉, 9 岁</figcaption>');
    expect(khmer.replaceAll(/[\u2060\u200B]/g, '')).toContain('<blockquote>ខ្ញុំធ្វើ។</blockquote>');
  });

  test('while there is none, the page says what the school promises, signed, and nothing that sounds like a voice', async () => {
    const pages = await Promise.all(PATHS.map(page));
    for (const [at, words] of ['What we promise', '我们的承诺', 'អ្វីដែលយើងសន្យា'].entries()) {
      expect(pages[at]?.replaceAll(/[\u2060\u200B]/g, '')).toContain(`<h2>${words}</h2>`);
      expect(pages[at]).toContain('class="sign"');
      expect(pages[at]).not.toContain('<blockquote>');
    }
  });

  test.each([
    [{ consentedOn: null }, 'consentedOn', /^is missing: without consent/],
    [{ consentedOn: '9999-01-01' }, 'consentedOn', /not be later than today/],
    [{ texts: TEXTS.slice(0, 1) }, 'texts', /every language.*zh-CN, km-KH$/],
    [{ texts: [...TEXTS.slice(0, 2), TEXTS[0]] }, 'texts', /duplicates/],
    [{ age: null }, 'age', /required/],
    [{ role: 'parent', age: null }, 'relation', /required/],
    [{ shownUntil: '2026-01-02' }, 'shownUntil', /^must not be before 2026-01-03$/],
  ])('%j is refused with a sentence about %s, and nothing is stored', async (change, field, sentence) => {
    const { status, body } = await tryCreate(change);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ field, msg: expect.stringMatching(sentence) }] });
    expect(await list()).toEqual([]);
  });

  test('have a state by the days on which they are shown, and the page follows it', async () => {
    const planned = await create({ shownFrom: '9998-01-01' });
    const ended = await create({ shownUntil: '2026-01-03' });
    const shown = await create({ position: 9, shownUntil: '9999-01-01' });
    expect([planned, ended, shown].map(({ state }) => state)).toEqual(['planned', 'ended', 'shown']);
    for (const { id, state } of [planned, ended, shown])
      expect((await list(`?state=${state}`)).map((one) => one.id)).toEqual([id]);
    expect((await page('/')).match(/<blockquote>/g)).toHaveLength(1);
  });

  test('are changed by version; what is removed leaves no words behind', async () => {
    const one = await create();
    const { body } = await edit(one, { position: 5 });
    expect(body.data).toMatchObject({ position: 5, version: 2 });
    expect((await edit(one, {})).body).toMatchObject({ code: 40900, data: { state: 'shown', version: 2 } });
    expect((await remove(one)).body.code).toBe(40900);
    await remove(body.data);
    expect((await page('/')).includes('&lt;game&gt;')).toBe(false);
    const stored = await api.sql<{ action: string }>(
      `SELECT action, before, after FROM audit_entry WHERE entity = 'testimonial'`,
    );
    expect(stored.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'edit', 'remove']));
    expect(JSON.stringify(stored)).not.toMatch(/Dara|game/);
  });

  test('examples need no consent, are marked, and stay examples', async () => {
    await api.sql(
      `INSERT INTO testimonial (role, texts, age, position, shown_from, is_example)
       VALUES ('student', $1, 9, 1, '2026-01-03', true)`,
      [JSON.stringify(TEXTS)],
    );
    const [example] = await list();
    if (!example) throw new Error('There is none.');
    expect(example.isExample).toBe(true);
    expect((await edit(example, { consentedOn: null })).body.data).toMatchObject({ isExample: true });
    await until(async () => (await page('/')).includes('<em>Example</em>'));
  });

  test('are few enough on the page, and in number', async () => {
    await api.sql(
      `INSERT INTO testimonial (role, texts, age, position, shown_from, consented_on)
       SELECT 'student', $1, 9, 1, '2026-01-03', '2026-01-02' FROM generate_series(1, $2)`,
      [JSON.stringify(TEXTS), MAX_TESTIMONIALS - 1],
    );
    const answers = await Promise.all(Array.from({ length: 3 }, () => tryCreate()));
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([20000, 50000, 50000]);
    expect((await page('/')).match(/<blockquote>/g)).toHaveLength(SHOWN_TESTIMONIALS);
  });
});
