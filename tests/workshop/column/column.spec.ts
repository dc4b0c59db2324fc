import { expect, test } from '@playwright/test';
import { ITEM_CREDIT, ITEM_LEVEL } from './item-level.ts';
import { ITEM_MINUTES } from './item-minutes.ts';
import { POLICY_AUDIENCE } from './policy-audience.ts';
import { ScratchCopy } from './scratch-copy.ts';

interface Document {
  paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  components: { schemas: Record<string, { properties?: object; required?: string[]; enum?: string[] }> };
}

/** A new column of a noun: how many files it takes, and where the API has it then. */
const COLUMNS = [
  {
    field: 'audience',
    of: POLICY_AUDIENCE,
    files: 8,
    read: ['PolicyDto', 'PolicyDetailDto', 'DeletedPolicyDto', 'PolicyFilter', 'PolicyImportColumnsDto'],
    written: ['CreatePolicyDto', 'EditPolicyDto'],
    named: ['PolicySort', 'PolicyColumn', 'PolicySheetField'],
    filters: ['/api/list/policy', '/api/policies/bin', '/api/policies/{id}'],
  },
  {
    field: 'level',
    of: ITEM_LEVEL,
    files: 8,
    read: ['ContentItemListItemDto', 'ContentItemDto', 'ContentRevisionDto', 'ContentItemFilter'],
    written: ['CreateContentItemDto', 'SaveContentItemDto', 'ItemRowDto'],
    named: ['ContentColumn', 'ContentItemSheetField', 'ContentItemImportField', 'ContentItemField'],
    filters: ['/api/library/items'],
  },
  {
    field: 'credit',
    of: ITEM_CREDIT,
    files: 4,
    read: ['ContentItemDto', 'ContentRevisionDto', 'ContentImportColumnsDto'],
    written: ['CreateContentItemDto', 'SaveContentItemDto', 'ItemRowDto'],
    named: ['ContentItemSheetField', 'ContentItemImportField', 'ContentItemField'],
    filters: [],
  },
  {
    field: 'lessonMinutes',
    of: ITEM_MINUTES,
    files: 7,
    read: [
      ...['ContentItemListItemDto', 'ContentItemDto', 'ContentRevisionDto', 'ContentItemFilter'],
      ...['ContentImportColumnsDto', 'DeliveredItemDto', 'DeliveredItemDetailDto'],
    ],
    written: ['CreateContentItemDto', 'SaveContentItemDto', 'ItemRowDto'],
    named: ['ContentColumn', 'ContentItemSheetField', 'ContentItemImportField', 'ContentItemField'],
    filters: ['/api/library/items'],
  },
];

test('a new column is written in few files, and the API has it everywhere', async () => {
  test.setTimeout(300_000);
  const copy = await ScratchCopy.make('new-column');
  for (const { field, of, files } of COLUMNS)
    expect((await copy.apply(of)).length, field).toBeLessThanOrEqual(files);
  expect(await copy.run('scripts/codegen.ts')).toMatchObject({ ok: true });

  const { paths, components } = JSON.parse(await copy.read('openapi/openapi.json')) as Document;
  const { schemas } = components;
  for (const { field, read, written, named, filters } of COLUMNS) {
    for (const name of [...read, ...written])
      expect(schemas[name]?.properties, `${name} has ${field}`).toHaveProperty(field);
    for (const name of named) expect(schemas[name]?.enum, `${name} has ${field}`).toContain(field);
    for (const path of filters)
      expect(
        paths[path]?.get?.parameters?.map(({ name }) => name),
        `${path} has ${field}`,
      ).toContain(field);
    // A client that is older than the column leaves it out.
    for (const name of written) expect(schemas[name]?.required, name).not.toContain(field);
  }
});
