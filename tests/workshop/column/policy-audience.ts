import { before, migration, type Patch } from './edits.ts';

/** The files that a person writes for a new column of policies. */
export const POLICY_AUDIENCE: Patch = {
  ...migration(
    'PolicyAudience',
    '1999000000001',
    [
      `ALTER TABLE "policy" ADD COLUMN "audience" text NOT NULL DEFAULT 'children'`,
      'CREATE INDEX "policy_sort_audience_idx" ON "policy" ("audience", "id") WHERE deleted_time IS NULL',
    ],
    ['ALTER TABLE "policy" DROP COLUMN "audience"'],
  ),
  'services/bff/src/policies/policies/policies.constants.ts': (text) =>
    `${text}\nexport const AUDIENCES = ['children', 'families'] as const;\nexport type Audience = (typeof AUDIENCES)[number];\n`,
  'services/bff/src/policies/policies/policy.entity.ts': (text) =>
    before(
      before(
        text.replace('import { type ContentType', 'import { type Audience, type ContentType'),
        `@Index('policy_search_name_idx'`,
        `@Index('policy_sort_audience_idx', { synchronize: false })\n`,
      ),
      '  /** Incremented by every change. */',
      `  @Column({ type: 'text', default: 'children' })\n  audience: Audience;\n\n`,
    ),
  'services/bff/src/policies/policies/policy-fields.constants.ts': (text) =>
    before(
      text.replace('import {\n  CONTENT_TYPES', 'import {\n  AUDIENCES,\n  CONTENT_TYPES'),
      '  version: {',
      ROW,
    ),
  'web/src/features/policies/policies/policy-fields.tsx': (text) =>
    before(text, '  updatedTime: {}', '  audience: { width: 92 },\n'),
  // It names the columns of the table.
  'tests/e2e/policies/search-table.spec.ts': (text) =>
    before(text, "    'Operations',\n  ]);", "    'Audience',\n")
      .replaceAll('toHaveCount(9)', 'toHaveCount(10)')
      .replaceAll('toHaveCount(8)', 'toHaveCount(9)'),
  'tests/e2e/policies/policy-audience.spec.ts': () => JOURNEY,
};

const ROW = `  audience: {
    column: 'audience',
    ...choiceOf('Audience', AUDIENCES, {
      children: { 'en-US': 'Children', 'zh-CN': '儿童', 'km-KH': 'កុមារ' },
      families: { 'en-US': 'Families', 'zh-CN': '家庭', 'km-KH': 'គ្រួសារ' },
    }),
    description: 'For whom the set is.',
    example: 'families',
    labels: { 'en-US': 'Audience', 'zh-CN': '受众', 'km-KH': 'អ្នកទស្សនា' },
    shown: 'list',
    filter: 'equal',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    default: "'children'",
  },
`;

const JOURNEY = `import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

test('the audience of a set is entered, shown, changed, and found again', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/search-table?record=new');
  const drawer = page.getByRole('dialog').first();
  await drawer.getByLabel('Set Name').fill('Kites for families');
  await drawer.getByLabel('Audience').selectOption('Families');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expect(drawer.getByRole('definition').filter({ hasText: /^Families$/ })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Edit' }).click();
  await drawer.getByLabel('Audience').selectOption('Children');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('definition').filter({ hasText: /^Children$/ })).toBeVisible();
  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByRole('listitem').first()).toContainText('Children');
  await page.goto('/list/search-table?audience=families');
  await expect(page.locator('tbody')).not.toContainText('Kites for families');
  await expect(page.getByRole('columnheader', { name: 'Audience' })).toBeVisible();
});
`;
