import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { LABEL_MERGING } from '../../src/library/labels/labels.constants.js';
import { ContentItems } from '../support/content-items.js';
import { LabelMerges } from '../support/label-merges.js';
import { type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Label {
  label: string;
  items: number;
}

describe('the labels that administrators merge', () => {
  let api: TestApi;
  let items: ContentItems;
  let merges: LabelMerges;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    merges = new LabelMerges(api, items.tokens.inspector);
    for (const labels of [['Potoroo', 'Kea'], ['potoroos'], ['Po-to-roo'], ['potoroo'], ['Kakapo'], ['kiwi']])
      await items.created({ labels });
  });
  afterAll(() => api.stop());

  const read = async <Data>(path: string) =>
    (await api.get<Data>(`/api/library/labels${path}`, { token: items.tokens.inspector })).body.data;

  test('are listed with the number of their items, and found by a part', async () => {
    const page = await read<{ list: Label[]; total: number }>('?search=POTO');
    expect(page).toEqual({
      list: [
        { label: 'Potoroo', items: 2 },
        { label: 'potoroos', items: 1 },
      ],
      total: 2,
    });
    const second = await read<{ list: Label[]; total: number }>('?current=2&pageSize=1&search=poto');
    expect(second).toEqual({ list: [{ label: 'potoroos', items: 1 }], total: 2 });
    expect(await read('?current=9&search=poto')).toEqual({ list: [], total: 2 });
  });

  test('that may mean the same are a group', async () => {
    const { list } = await read<{ list: { labels: Label[] }[] }>('/near-doubles');
    const group = list.find(({ labels }) => labels.some(({ label }) => label === 'Po-to-roo'));
    expect(group?.labels.map(({ label }) => label).toSorted()).toEqual(['Po-to-roo', 'Potoroo', 'potoroos']);
  });

  test.each([
    ['itself', 'Kea', 'ＫＥＡ', 50000, 'These are spellings of one label already. Choose another label.'],
    ['an unknown one', 'Kea', 'Moa', 50000, 'No content has the label “Moa”. Choose one that is in use.'],
    [
      'one, from an unknown one',
      'Moa',
      'Kea',
      50000,
      'No content has the label “Moa”. Choose one that is in use.',
    ],
  ])('are not merged into %s', async (_, from, into, code, msg) => {
    expect((await merges.start(from, into)).body).toMatchObject({ code, msg });
    expect((await merges.preview(from, into)).body).toMatchObject({ code, msg });
    expect((await merges.list()).filter((merge) => merge.from === from)).toEqual([]);
  });

  test.each([
    ['too long', { from: 'Kea', into: 'x'.repeat(31) }],
    ['empty', { from: '', into: 'Kea' }],
    ['no text', { from: 3, into: 'Kea' }],
    ['missing', { from: 'Kea' }],
  ])('that are %s are refused', async (_, body) => {
    const answer = await api.post<Refused>('/api/library/labels/merges', {
      token: items.tokens.inspector,
      body,
    });
    expect(answer.body.code).toBe(40000);
  });

  test('are merged by administrators only', async () => {
    expect((await merges.start('Kea', 'Kakapo', items.tokens.owner)).body.code).toBe(40300);
    for (const path of ['', '/near-doubles', '/merges', '/merges/preview?from=Kea&into=Kakapo'])
      expect((await api.get(`/api/library/labels${path}`, { token: items.tokens.owner })).body.code).toBe(
        40300,
      );
  });

  test('are merged once, however often it is asked, and no two merges chase each other', async () => {
    // Another replica has its turn.
    const other = new pg.Client({ connectionString: api.database.url });
    await other.connect();
    try {
      await other.query(`SELECT pg_advisory_lock(${LABEL_MERGING.jobLock})`);
      const [one, again] = [
        await merges.start('Kea', 'Kakapo', items.tokens.inspector, 'the-same-merge'),
        await merges.start('Kea', 'Kakapo', items.tokens.inspector, 'the-same-merge'),
      ];
      expect(again.body.data.id).toBe(one.body.data.id);
      const msg = '“Kea” is being merged into “Kakapo” just now. Wait until that has ended, then try again.';
      for (const [from, into] of [
        ['Kakapo', 'Kea'],
        ['Kea', 'kiwi'],
        ['Kakapo', 'kiwi'],
        ['kiwi', 'KEA'],
      ] as const)
        expect((await merges.start(from, into)).body).toMatchObject({ code: 40900, msg });
      // Into the same label, it may: it is done afterwards.
      const second = await merges.start('kiwi', 'Kakapo');
      expect(second.body.code).toBe(20000);
      const [first, next] = await merges.list();
      expect([first?.id, next?.id]).toEqual([one.body.data.id, second.body.data.id]);
    } finally {
      await other.end();
    }
    await until(async () => (await merges.list()).every(({ stage }) => stage === 'done'));
    expect(await read('?search=kakapo')).toMatchObject({ list: [{ label: 'Kakapo', items: 3 }] });
  });

  test('of two that are asked for at once, one is merged', async () => {
    await items.created({ labels: ['Tui'] });
    await items.created({ labels: ['Weka'] });
    const answers = await Promise.all([merges.start('Tui', 'Weka'), merges.start('Weka', 'Tui')]);
    const codes = answers.map(({ body }) => body.code);
    // The first may have ended before the second was asked for: then the second one's label is gone.
    expect(codes.filter((code) => code === 20000)).toHaveLength(1);
    await until(async () => (await merges.list()).every(({ stage }) => stage === 'done'));
  });

  test('the audit log says who has merged which labels, and what was changed', async () => {
    const entries = await api.sql<{ action: string; after: object; account_name: string }>(
      `SELECT action, after, account_name FROM audit_entry WHERE entity = 'label' AND after ->> 'label' = 'Kea' ORDER BY id`,
    );
    const places = { sets: 0, presets: 0, queues: 0, views: 0 };
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['merge', { label: 'Kea', into: 'Kakapo', items: 1, ...places }],
      ['close', { label: 'Kea', into: 'Kakapo', items: 1 }],
    ]);
    expect(entries.every(({ account_name: name }) => name !== '')).toBe(true);
  });
});
