import { expect, test } from '@playwright/test';
import { NEW_COLUMN } from './new-column.ts';
import { ScratchCopy } from './scratch-copy.ts';

interface Document {
  paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  components: { schemas: Record<string, { properties?: object; required?: string[]; enum?: string[] }> };
}

test('a new column of policies is written in at most eight files, and the API has it everywhere', async () => {
  test.setTimeout(300_000);
  const copy = await ScratchCopy.make('new-column');
  expect((await copy.apply(NEW_COLUMN)).length).toBeLessThanOrEqual(8);
  expect(await copy.run('scripts/codegen.ts')).toMatchObject({ ok: true });

  const { paths, components } = JSON.parse(await copy.read('openapi/openapi.json')) as Document;
  const { schemas } = components;
  for (const name of ['PolicyDto', 'PolicyDetailDto', 'DeletedPolicyDto', 'CreatePolicyDto', 'EditPolicyDto'])
    expect(schemas[name]?.properties, name).toHaveProperty('audience');
  for (const name of ['PolicyFilter', 'PolicyImportColumnsDto'])
    expect(schemas[name]?.properties, name).toHaveProperty('audience');
  for (const name of ['PolicySort', 'PolicyColumn', 'PolicySheetField'])
    expect(schemas[name]?.enum, name).toContain('audience');
  for (const path of ['/api/list/policy', '/api/policies/bin', '/api/policies/{id}'])
    expect(
      paths[path]?.get?.parameters?.map(({ name }) => name),
      path,
    ).toContain('audience');
  // A client that is older than the column leaves it out.
  for (const name of ['CreatePolicyDto', 'EditPolicyDto'])
    expect(schemas[name]?.required, name).not.toContain('audience');
});
