import { before, migration, type Patch } from './edits.ts';

const ITEMS = 'services/bff/src/library/content-items';

/** The files that a person writes for a new column of content items, which are listed and filtered by it. */
export const ITEM_LEVEL: Patch = {
  ...migration(
    'ContentLevel',
    '1999000000002',
    ['content_item', 'content_listing'].map(
      (table) => `ALTER TABLE "${table}" ADD COLUMN "level" text NOT NULL DEFAULT 'beginner'`,
    ),
    ['content_listing', 'content_item'].map((table) => `ALTER TABLE "${table}" DROP COLUMN "level"`),
    true,
  ),
  'services/bff/src/content/content/content.constants.ts': (text) =>
    `${text}\nexport const LEVELS = ['beginner', 'advanced'] as const;\nexport type Level = (typeof LEVELS)[number];\n`,
  'services/bff/src/content/content/content-columns.entity.ts': (text) =>
    before(
      text.replace('  type Source,', '  type Level,\n  type Source,'),
      "  @Column({ type: 'text', array: true",
      `  @Column({ type: 'text', default: 'beginner' })\n  level: Level;\n\n`,
    ),
  [`${ITEMS}/content-item-choices.constants.ts`]: (text) =>
    before(text.replace('  CONTENT_STATES,', '  CONTENT_STATES,\n  LEVELS,'), 'export const STATE', CHOICE),
  [`${ITEMS}/content-item-fields.constants.ts`]: (text) =>
    before(text.replace('LANGUAGE, ONLINE', 'LANGUAGE, LEVEL, ONLINE'), '  labels: {\n    column', ROW),
  'web/src/features/library/content-items/reading/content-item-fields.tsx': (text) =>
    before(text, '  labels: {', '  level: { width: 92 },\n'),
  'tests/e2e/library/content-level.spec.ts': () => JOURNEY,
};

/** The files for a text that only the revisions have: it is written, compared, shown and in sheets, but not listed. */
export const ITEM_CREDIT: Patch = {
  [`${ITEMS}/content-items.constants.ts`]: (text) =>
    `${text}\nexport const ITEM_CREDIT = { maxLength: 120, pattern: /^(\\S([^\\r\\n]*\\S)?)?$/, form: 'oneLine' } as const;\n`,
  [`${ITEMS}/content-item-fields.constants.ts`]: (text) =>
    before(text.replace('  ITEM_BODY,', '  ITEM_BODY,\n  ITEM_CREDIT,'), '  state: {', CREDIT),
  'web/src/features/library/content-items/reading/content-item-fields.tsx': (text) =>
    before(text, '  video: {}', '  credit: {},\n'),
  'tests/e2e/library/content-credit.spec.ts': () => CREDIT_JOURNEY,
};

const CHOICE = `export const LEVEL = choiceOf('ContentLevel', LEVELS, {
  beginner: { 'en-US': 'Beginners', 'zh-CN': '入门', 'km-KH': 'អ្នកចាប់ផ្ដើម' },
  advanced: { 'en-US': 'Advanced', 'zh-CN': '进阶', 'km-KH': 'កម្រិតខ្ពស់' },
});

`;

const ROW = `  level: {
    column: 'level',
    ...LEVEL,
    description: 'How much has to be known before.',
    example: 'advanced',
    labels: { 'en-US': 'Level', 'zh-CN': '难度', 'km-KH': 'កម្រិត' },
    shown: 'list',
    filter: 'equal',
    editable: true,
    inSheets: true,
    default: "'beginner'",
  },
`;

const CREDIT = `  credit: {
    column: 'credit',
    kind: 'text',
    limits: ITEM_CREDIT,
    description: 'Who is thanked below it; empty for nobody.',
    example: 'Drawn by class 4B',
    labels: { 'en-US': 'Credit', 'zh-CN': '鸣谢', 'km-KH': 'អំណរគុណ' },
    shown: 'record',
    editable: true,
    inSheets: true,
    default: "''",
    onlyInRevisions: true,
  },
`;

const IMPORTS = `import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';
import { openItem, uniqueTitle, write } from './written-item.ts';
`;

const JOURNEY = `${IMPORTS}
test('the level of an item is chosen, shown, changed and compared, and items are found by it', async ({ page }, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await write(form, title, 'Take a kite.');
  await form.getByLabel('Level').selectOption('Advanced');
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByRole('definition').filter({ hasText: /^Advanced$/ })).toBeVisible();
  await page.goto('/library/content?level=advanced');
  await expect(page.getByRole('columnheader', { name: 'Level' })).toBeVisible();
  await expect(page.locator('tbody')).toContainText(title);
  await page.goto('/library/content?level=beginner');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('tbody')).not.toContainText(title);
  const opened = await openItem(page, title);
  await opened.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the content' });
  await editor.getByLabel('Level').selectOption('Beginners');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(opened.getByRole('definition').filter({ hasText: /^Beginners$/ })).toBeVisible();
  await opened.getByRole('tab', { name: 'History' }).click();
  await expect(opened.getByText('Edited: Level')).toBeVisible();
});
`;

const CREDIT_JOURNEY = `${IMPORTS.replace('openItem, ', '')}
test('who is thanked is written and shown', async ({ page }, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await write(form, title, 'Take a kite.');
  await form.getByLabel('Credit').fill('Drawn by class 4B');
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByRole('definition').filter({ hasText: 'Drawn by class 4B' })).toBeVisible();
});
`;
