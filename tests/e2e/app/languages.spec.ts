import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

const spoken = [
  {
    language: 'zh-CN',
    name: '中文',
    title: '查询表格 · Sala',
    confirmed: '语言已切换为中文',
    status: '已上线',
  },
  {
    language: 'km-KH',
    name: 'ខ្មែរ',
    title: 'តារាងស្វែងរក · សាលា',
    confirmed: 'បានប្ដូរទៅភាសាខ្មែរ',
    status: 'ដាក់ឱ្យប្រើ',
  },
];

for (const { language, name, title, confirmed, status } of spoken) {
  test(`switching to ${language} needs no reload and persists`, async ({ page }) => {
    await arriveAs(page, 'user');
    await page.goto('/list/search-table?status=online');
    await expect(page).toHaveTitle('Search Table · Sala');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.getByRole('region').getByText(confirmed).first()).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('tbody').getByText(status).first()).toBeVisible();

    const asked = page.waitForRequest(/\/api\/list\/policy/);
    await page.reload();
    expect((await asked).headers()['accept-language']).toBe(language);
    await expect(page).toHaveTitle(title);
  });
}
