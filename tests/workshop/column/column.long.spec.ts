import { expect, test } from '@playwright/test';
import { ITEM_CREDIT, ITEM_LEVEL } from './item-level.ts';
import { ITEM_MINUTES } from './item-minutes.ts';
import { POLICY_AUDIENCE } from './policy-audience.ts';
import { ScratchCopy } from './scratch-copy.ts';

/** What a person runs after the change, see CONTRIBUTING.md. No file of these is changed for the new columns. */
const CHECKS = {
  'the types compile': ['types'],
  'migrations and entities agree': ['migrations'],
  'they are created, edited, imported, downloaded, filtered, sorted, undone and saved in views': [
    'bff',
    'test/polic',
    'test/library',
  ],
  'forms, filters and addresses of the web have them': ['web', 'features/policies', 'features/library'],
  'they are entered, shown, changed and found in the browser': ['product', 'e2e/policies', 'e2e/library'],
};

test('new columns of policies and of content work in all of the product', async () => {
  test.setTimeout(1_800_000);
  const copy = await ScratchCopy.make('new-column-long');
  for (const patch of [POLICY_AUDIENCE, ITEM_LEVEL, ITEM_CREDIT, ITEM_MINUTES]) await copy.apply(patch);
  expect(await copy.run('scripts/codegen.ts')).toMatchObject({ ok: true });
  for (const [what, [step = '', ...files]] of Object.entries(CHECKS))
    await test.step(what, async () => {
      const { ok, output } = await copy.run('scripts/test.ts', '--only', step, ...files);
      expect(ok, output).toBe(true);
    });
});
