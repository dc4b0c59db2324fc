import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readSheet } from '../../src/common/sheets/read-sheet.js';
import { ContentItems, ITEM } from '../support/content-items.js';
import { ContentSheets } from '../support/content-sheets.js';
import { TestApi } from '../support/test-api.js';

/** The columns of a download of the page, as a new account has them. */
const COLUMNS = [
  ...['itemId', 'externalId', 'title', 'kind', 'author', 'language', 'agesFrom', 'agesTo'],
  ...['state', 'online', 'updated'],
];
const KHMER = { title: 'មិត្តភក្តិ «រ៉ូបូត», មេរៀនទី១', language: 'km-KH', labels: ['រ៉ូបូត', 'ជំហានដំបូង'] };

describe('an import of content items that people wrote, which have no external id', () => {
  let api: TestApi;
  let items: ContentItems;
  let sheets: ContentSheets;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    sheets = new ContentSheets(items);
  });
  afterAll(() => api.stop());

  const countOf = async () => (await items.list('', 'owner')).total;

  test.each(
    ['csv', 'xlsx'].flatMap((format) => ['en-US', 'zh-CN', 'km-KH'].map((language) => [format, language])),
  )('changes nothing as %s in %s, and a changed title changes that item only', async (format, language) => {
    const [one, two] = [await items.created(KHMER), await items.created({ summary: 'ផ្លូវ\n\nទឹក "ស្អាត"' })];
    const file = await sheets.download({ format, ids: [one.id, two.id], columns: COLUMNS }, language);
    expect(await sheets.checkFile(file)).toMatchObject({
      ...{ create: 0, update: 0, unchanged: 2, error: 0, unusedColumns: [8, 9, 10] },
    });
    const { header, rows } = await readSheet(file, new AbortController().signal);
    const quoted = (cells: string[]) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""').replace(two.title, 'ចំណងជើងថ្មី')}"`).join(',');
    const before = await countOf();
    const told = await sheets.check(
      rows.map(({ cells }) => quoted(cells)),
      'owner',
      quoted(header),
    );
    expect(told).toMatchObject({ create: 0, update: 1, unchanged: 1, error: 0 });
    const { data } = (await sheets.confirm(told)).body;
    expect(data).toMatchObject({ created: 0, updated: 1, rejected: 0 });
    expect(await countOf()).toBe(before);
    const { version, working, ...same } = two;
    expect(await items.get(two.id)).toMatchObject({
      ...{ title: 'ចំណងជើងថ្មី', body: same.body, labels: same.labels, externalId: '' },
      ...{ version: version + 1, working: working + 1 },
    });
    expect(await items.get(one.id)).toMatchObject({ title: KHMER.title, version: one.version });
    expect((await sheets.undo(data.operationId)).body.data).toEqual({ changed: 1 });
    expect(await items.get(two.id)).toMatchObject({ title: two.title, working });
  });

  test('never makes a new item of a row with an item id, and says what is wrong with it', async () => {
    const [mine, named] = [await items.created(), await items.created({ externalId: 'im-named' })];
    const foreign = await items.created({}, 'stranger');
    const shown = await items.published();
    const waiting = await items.taken(await items.created(), 'submit');
    const bin = await items.taken(await items.created(), 'remove');
    const told = await sheets.check(
      [
        `${mine.id},,Kept apart,`,
        `${named.id},im-named,Named by both,`,
        ',im-named,Named again,',
        `${mine.id},,Again,`,
        '2147483647,,Of nobody,',
        '2147483648,,Too large,',
        'lesson-1,,No number,',
        `${foreign.id},,Unseen,`,
        `${bin.id},,Removed,`,
        `${waiting.id},,Changed,`,
        `${waiting.id},,${ITEM.title},`,
        `${shown.id},im-named,Of another,`,
      ],
      'owner',
      'Item ID,External ID,Title,Kind',
    );
    expect(told).toMatchObject({ create: 0, update: 2, unchanged: 0, error: 10 });
    expect(told.errors.map(({ row: at, field, rule }) => `${at} ${field} ${rule}`)).toEqual([
      '4 externalId duplicateRow',
      '5 itemId duplicateRow',
      '6 itemId itemMissing',
      '7 itemId wholeNumber',
      '8 itemId wholeNumber',
      '9 itemId itemMissing',
      '10 itemId itemInBin',
      '11 itemId itemInspected',
      '12 itemId duplicateRow',
      '13 externalId idsDisagree',
    ]);
    expect(told.errors.every(({ msg }) => msg.length > 10 && !msg.includes('{{'))).toBe(true);
    const { data } = (await sheets.confirm(told, 'owner', true)).body;
    expect(data).toMatchObject({ created: 0, updated: 2, rejected: 10 });
    expect(await items.get(named.id)).toMatchObject({ title: 'Named by both', externalId: 'im-named' });
    const others = await sheets.check(
      [`${shown.id},Mine now`, `${mine.id},Unseen`],
      'stranger',
      'Item ID,Title',
    );
    expect(others.errors).toMatchObject([{ rule: 'itemTaken' }, { rule: 'itemMissing' }]);
  });

  test('leaves what is inspected as it is where the row says the same', async () => {
    const { id, title, kind } = await items.taken(await items.created(), 'submit');
    const told = await sheets.check([`${id},${title},${kind}`], 'owner', 'itemId,title,kind');
    expect(told).toMatchObject({ create: 0, update: 0, unchanged: 1, error: 0 });
  });

  test('shows the new check where the item was removed meanwhile', async () => {
    const item = await items.created();
    const told = await sheets.check([`${item.id},Renamed`], 'owner', 'Item ID,Title');
    await items.taken(item, 'remove');
    const { body } = await sheets.confirm(told, 'owner', true);
    expect(body).toMatchObject({ code: 40900, data: { update: 0, errors: [{ rule: 'itemInBin' }] } });
  });
});
