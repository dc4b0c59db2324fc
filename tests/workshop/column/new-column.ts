/** The files that a person writes for a new column of policies: path from the root, and what becomes of the text. */
export const NEW_COLUMN: Record<string, (text: string) => string> = {
  'services/bff/src/platform/database/migrations/1999000000001-policy-audience.ts': () => MIGRATION,
  'services/bff/src/platform/database/data-source-options.ts': (text) =>
    after(
      before(
        text,
        '\n/** For opening',
        `import { PolicyAudience1999000000001 } from './migrations/1999000000001-policy-audience.js';\n`,
      ),
      '\n];',
      '  PolicyAudience1999000000001,',
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

const MIGRATION = `import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PolicyAudience1999000000001 implements MigrationInterface {
  readonly name = 'PolicyAudience1999000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`ALTER TABLE "policy" ADD COLUMN "audience" text NOT NULL DEFAULT 'children'\`);
    await runner.query(\`
      CREATE INDEX "policy_sort_audience_idx" ON "policy" ("audience", "id") WHERE deleted_time IS NULL\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`ALTER TABLE "policy" DROP COLUMN "audience"\`);
  }
}
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

/** @throws Error if the text has no such place, so that the recipe is brought up to date with the code. */
function before(text: string, place: string, addition: string): string {
  const at = text.indexOf(place);
  if (at < 0) throw new Error(`There is no ${place.trim()}.`);
  return text.slice(0, at) + addition + text.slice(at);
}

/** Before the end of the first list. */
function after(text: string, place: string, addition: string): string {
  return before(text, place, `\n${addition}`);
}
