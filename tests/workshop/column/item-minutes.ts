import { before, migration, type Patch } from './edits.ts';

const ITEMS = 'services/bff/src/library/content-items';

/** The hard kind: a number that may be empty, listed, filtered by, in the form and in sheets, and delivered. */
export const ITEM_MINUTES: Patch = {
  ...migration(
    'ContentMinutes',
    '1999000000003',
    ['content_item', 'content_listing'].map(
      (table) => `ALTER TABLE "${table}" ADD COLUMN "lesson_minutes" smallint`,
    ),
    ['content_listing', 'content_item'].map((table) => `ALTER TABLE "${table}" DROP COLUMN "lesson_minutes"`),
    true,
  ),
  'services/bff/src/content/content/content-columns.entity.ts': (text) =>
    before(
      text,
      "  @Column({ type: 'text', array: true",
      `  @Column({ name: 'lesson_minutes', type: 'smallint', nullable: true })\n  lessonMinutes: number | null;\n\n`,
    ),
  [`${ITEMS}/content-items.constants.ts`]: (text) =>
    `${text}\nexport const ITEM_MINUTES = { minimum: 1, maximum: 600 } as const;\n`,
  [`${ITEMS}/content-item-fields.constants.ts`]: (text) =>
    before(text.replace('  ITEM_BODY,', '  ITEM_BODY,\n  ITEM_MINUTES,'), '  labels: {\n    column', ROW),
  'web/src/features/library/content-items/reading/content-item-fields.tsx': (text) =>
    before(text, '  labels: {', '  lessonMinutes: { width: 92 },\n'),
  'tests/e2e/library/content-minutes.spec.ts': () => JOURNEY,
};

const ROW = `  lessonMinutes: {
    column: 'lesson_minutes',
    kind: 'integer',
    limits: ITEM_MINUTES,
    nullable: true,
    description: 'How long it takes, in minutes; null if nobody has said so.',
    example: 45,
    labels: { 'en-US': 'Minutes', 'zh-CN': '时长（分钟）', 'km-KH': 'រយៈពេល (នាទី)' },
    shown: 'list',
    filter: 'equal',
    editable: true,
    inSheets: true,
    default: 'NULL',
    delivered: { description: 'How long it takes, in minutes; null if it is unknown.', example: 45 },
  },
`;

const JOURNEY = `import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';
import { openItem, uniqueTitle, write } from './written-item.ts';

test('the minutes of an item are typed, shown, emptied, and items are found by them', async ({ page }, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await write(form, title, 'Take a kite.');
  await form.getByLabel('Minutes').fill('601');
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(form.getByLabel('Minutes')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Minutes').fill('45');
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByRole('definition').filter({ hasText: /^45$/ })).toBeVisible();
  await page.goto('/library/content');
  const filter = page.getByRole('textbox', { name: 'Minutes' });
  await filter.fill('601');
  await filter.press('Enter');
  await expect(filter).toHaveAttribute('aria-invalid', 'true');
  await filter.fill('45');
  await filter.press('Enter');
  await expect(page).toHaveURL(/lessonMinutes=45/);
  await expect(page.locator('tbody')).toContainText(title);
  await expect(page.getByRole('row').nth(1)).toContainText('45');
  await page.goto('/library/content?lessonMinutes=44');
  await expect(page.locator('tbody')).not.toContainText(title);
  const opened = await openItem(page, title);
  await opened.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the content' });
  await expect(editor.getByLabel('Minutes')).toHaveValue('45');
  await editor.getByLabel('Minutes').fill('');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(opened.getByRole('definition').filter({ hasText: /^45$/ })).toHaveCount(0);
  await opened.getByRole('tab', { name: 'History' }).click();
  await expect(opened.getByText('Edited: Minutes')).toBeVisible();
});
`;
