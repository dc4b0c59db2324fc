import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { labelKey } from '../../src/common/text/label-key.js';
import { LANGUAGES } from '../../src/common/messages/languages.constants.js';
import {
  CONTENT_KINDS,
  CONTENT_STATES,
  CONTENT_TYPES,
  ORIENTATIONS,
  PUBLICATIONS,
  SOURCES,
  SUBJECTS,
} from '../../src/content/content/content.constants.js';
import { type ContentItemFilter } from '../../src/library/content-items/content-item-query.dto.js';
import { type ItemReader } from '../../src/library/content-items/content-item-row.js';
import { ITEM_SORTS } from '../../src/library/content-items/content-items.constants.js';
import { ContentItemsRepository } from '../../src/library/content-items/content-items.repository.js';
import { Random } from '../../src/seeds/random.js';
import { TestApi } from '../support/test-api.js';

interface Row {
  id: number;
  title: string;
  summary: string;
  kind: string;
  orientation: string | null;
  subject: string;
  source: string;
  language: string;
  state: string;
  agesFrom: number;
  agesTo: number;
  labels: string[];
  authorId: number;
  ownerId: number | null;
}

const SEED = 7_701;
const ITEMS = 120;
const FILTERS = 60;
const OWNERS = [1, 2, 3, null];
const WORDS = ['Owl', 'owls', 'Ölfarbe', '学', '学习', 'សត្វ', 'Q', 'qx', '50%', 'a_b', 'Robot'];
const LABELS = ['owls', 'Owls', 'mice', '学'];

/** What searches do not tell apart in these words. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '');

/**
 * What an item says to a reader, read from items and revisions: the newest revision of those that are the reader's to work on,
 * and what is online of all others. `$1` is the reader, `$2` whether it sees all.
 */
const SEEN = `
  SELECT item.id, kind, orientation, owner_id AS "ownerId", updated_at AS "updatedAt", content.title, content.summary, content.subject,
         content.source, content.language, content.ages_from AS "agesFrom", content.ages_to AS "agesTo", content.labels,
         content.author_id AS "authorId", CASE WHEN works THEN item.state ELSE 'online' END AS state
    FROM content_item item
   CROSS JOIN LATERAL (SELECT $2::boolean OR coalesce(owner_id = $1::int, false) AS works) AS reader
   CROSS JOIN LATERAL (
     SELECT title, summary, subject, source, language, ages_from, ages_to, labels, author_id
      WHERE NOT (works AND coalesce(working <> published, false))
      UNION ALL
     SELECT content ->> 'title', content ->> 'summary', content ->> 'subject', content ->> 'source', content ->> 'language',
            (content -> 'agesFrom')::int, (content -> 'agesTo')::int,
            ARRAY(SELECT jsonb_array_elements_text(content -> 'labels')), (content -> 'authorId')::int
       FROM content_revision
      WHERE works AND working <> published AND item_id = item.id AND number = working) AS content
   WHERE works OR online = 'online'`;

describe('the rows that content is listed from', () => {
  const random = new Random(SEED);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[random.between(0, values.length - 1)] as Value;
  const words = () => Array.from({ length: random.between(1, 3) }, () => pick(WORDS)).join(' ');
  const content = () => ({
    ...{ title: words(), summary: pick(['', words()]), subject: pick(SUBJECTS) },
    ...{ source: pick(SOURCES), language: pick(LANGUAGES), authorId: random.between(1, 12) },
    ...{ agesFrom: random.between(3, 9), agesTo: random.between(9, 18) },
    labels: LABELS.filter(() => random.between(0, 2) === 0),
  });

  let api: TestApi;
  let first: number;
  const change = async (id: number) => {
    const { title, summary, subject, source, language, authorId, agesFrom, agesTo, labels } = content();
    const published = pick([null, 1, 2]);
    await api.sql(
      `UPDATE content_item
          SET title = $2, summary = $3, subject = $4, source = $5, language = $6, author_id = $7, ages_from = $8, ages_to = $9,
              labels = $10, owner_id = $11, state = $12, online = $13, working = $14, published = $15, orientation = $16,
              updated_at = now() - make_interval(mins => $17)
        WHERE id = $1`,
      [
        ...[id, title, summary, subject, source, language, authorId, agesFrom, agesTo, labels],
        ...[pick(OWNERS), pick(CONTENT_STATES), pick(PUBLICATIONS)],
        ...[Math.max(published ?? 1, random.between(1, 2)), published],
        ...[pick([null, ...ORIENTATIONS]), random.between(0, 5)],
      ],
    );
  };
  const revise = async (id: number) => {
    await api.sql('UPDATE content_revision SET content = $3 WHERE item_id = $1 AND number = $2', [
      ...[id, random.between(1, 2), JSON.stringify(content())],
    ]);
  };

  beforeAll(async () => {
    api = await TestApi.start();
    const [added] = await api.sql<{ id: number }>(
      `WITH added AS (
         INSERT INTO content_item (title, kind, subject, source, author_id)
         SELECT 'Item ' || n, ($2::text[])[1 + n % 3], 'art', 'other', 1 FROM generate_series(1, $1::int) AS n RETURNING id),
       revised AS (
         INSERT INTO content_revision (item_id, number, content)
         SELECT id, number, $3::jsonb FROM added, generate_series(1, 2) AS number)
       SELECT min(id) AS id FROM added`,
      [ITEMS, CONTENT_KINDS, JSON.stringify(content())],
    );
    first = added?.id ?? 0;
    for (let at = 0; at < ITEMS; at++) {
      await revise(first + at);
      await change(first + at);
      await (random.between(0, 1) === 0 ? revise(first + at) : change(first + at));
    }
    // What an author had before, another one has: of one over another.
    await api.sql(
      `INSERT INTO author_merge (author_id, into_id, items, account_followed) VALUES (11, 12, '{}', false), (12, 3, '{}', false)`,
    );
    await api.sql('UPDATE content_item SET author_id = 3 WHERE author_id IN (11, 12)');
    await api.sql('DELETE FROM content_item WHERE id = $1', [first]);
  });
  afterAll(() => api.stop());

  const READERS: ItemReader[] = [
    { accountId: 2, seesAll: true },
    ...[1, 2, 4].map((accountId) => ({ accountId, seesAll: false })),
  ];
  const currentAuthor = (id: number) => (id === 11 || id === 12 ? 3 : id);
  const COLUMNS = { updated: 'updated_at', created: 'id', title: 'content.title' } as const;
  const inOrder = (reader: ItemReader, sort: keyof typeof COLUMNS, order: 'asc' | 'desc') =>
    api.sql<Row>(`${SEEN} ORDER BY ${COLUMNS[sort]} ${order}, id ${order}`, [
      ...[reader.accountId, reader.seesAll],
    ]);

  const isOfType = ({ kind, orientation }: Row, type: string) => {
    if (type === 'img') return kind !== 'video';
    return kind === 'video' && orientation !== (type === 'verticalVideo' ? 'horizontal' : 'vertical');
  };
  const holds = (row: Row, filter: ContentItemFilter, { accountId }: ItemReader) => {
    const { search, fits, authorId, age, label, mine, deleted } = filter;
    const text = folded(`${row.title}\n${row.summary}`);
    return [
      (row.state === 'removed') === (deleted ?? false),
      ...(['kind', 'subject', 'source', 'language', 'state'] as const).map(
        (field) => filter[field] === undefined || filter[field] === row[field],
      ),
      search === undefined || text.includes(folded(search)),
      fits === undefined || isOfType(row, fits),
      authorId === undefined || currentAuthor(row.authorId) === currentAuthor(authorId),
      age === undefined || (row.agesFrom <= age && age <= row.agesTo),
      label === undefined || row.labels.map(labelKey).includes(labelKey(label)),
      mine === undefined || (row.ownerId === accountId) === mine,
    ].every(Boolean);
  };

  const CHOICES: { [Field in keyof ContentItemFilter]?: readonly NonNullable<ContentItemFilter[Field]>[] } = {
    search: [...WORDS, 'o', 'OWL', 'b q', 'x', '学习', '%', '_', '\\', 'ö'],
    ...{
      kind: CONTENT_KINDS,
      fits: CONTENT_TYPES,
      subject: SUBJECTS,
      source: SOURCES,
      language: LANGUAGES,
    },
    ...{ state: CONTENT_STATES, authorId: [3, 11, 12, 5], age: [3, 9, 18], label: LABELS },
    ...{ mine: [true, false], deleted: [true, false] },
  };
  const drawFilter = (): ContentItemFilter => {
    const fields = Object.keys(CHOICES) as (keyof ContentItemFilter)[];
    const chosen = Array.from({ length: random.between(0, 3) }, () => pick(fields));
    return Object.fromEntries(chosen.map((field) => [field, pick<unknown>(CHOICES[field] ?? [])]));
  };

  test.each(READERS)('are what items and revisions say to %j', async (reader) => {
    const expected = await inOrder(reader, 'created', 'asc');
    const { list } = await api.app
      .get(ContentItemsRepository)
      .page({ sort: 'created', order: 'asc', current: 1, pageSize: 1_000 }, reader);
    expect(list.length).toBeGreaterThan(100);
    const shown = expected.filter(({ state }) => state !== 'removed');
    expect(list).toMatchObject(
      shown.map(({ ownerId, authorId, summary: _summary, ...row }) => ({
        ...row,
        own: ownerId === reader.accountId,
        author: { id: currentAuthor(authorId) },
      })),
    );
  });

  test(`are filtered, counted and sorted as those are, by ${FILTERS} filters`, async () => {
    const repository = api.app.get(ContentItemsRepository);
    let found = 0;
    for (let at = 0; at < FILTERS; at++) {
      const [filter, reader] = [drawFilter(), pick(READERS)];
      const [sort, order] = [pick(ITEM_SORTS), pick(['asc', 'desc'] as const)];
      const ids = (await inOrder(reader, sort, order))
        .filter((row) => holds(row, filter, reader))
        .map(({ id }) => id);
      const [current, pageSize] = [random.between(1, 2), pick([5, 1_000])];
      const { list, total } = await repository.page(
        Object.assign({ sort, order, current, pageSize }, filter),
        reader,
      );
      expect({ filter, reader, total, ids: list.map(({ id }) => id) }).toEqual({
        ...{ filter, reader, total: ids.length },
        ids: ids.slice((current - 1) * pageSize, current * pageSize),
      });
      found += ids.length;
    }
    expect(found).toBeGreaterThan(FILTERS);
  });
});
