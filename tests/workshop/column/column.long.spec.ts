import { expect, test } from '@playwright/test';
import { NEW_COLUMN } from './new-column.ts';
import { ScratchCopy } from './scratch-copy.ts';

/** What a person runs after the change, see CONTRIBUTING.md. No file of these is changed for the new column. */
const CHECKS = {
  'the types compile': ['types'],
  'it is created, edited, imported, downloaded, filtered, sorted, undone and saved in views': [
    'bff',
    'test/polic',
  ],
  'forms, filters and addresses of the web have it': ['web', 'features/policies'],
  'it is entered, shown, changed and found in the browser': ['product', 'e2e/policies'],
};

test('a new column of policies works in all of the product', async () => {
  test.setTimeout(1_800_000);
  const copy = await ScratchCopy.make('new-column-long');
  await copy.apply(NEW_COLUMN);
  expect(await copy.run('scripts/codegen.ts')).toMatchObject({ ok: true });
  for (const [what, [step = '', ...files]] of Object.entries(CHECKS))
    await test.step(what, async () => {
      const { ok, output } = await copy.run('scripts/test.ts', '--only', step, ...files);
      expect(ok, output).toBe(true);
    });
});
