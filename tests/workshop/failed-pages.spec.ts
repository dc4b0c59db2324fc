import { join } from 'node:path';
import { describePage } from '../support/failed-pages.ts';
import { readPlaywrightReport } from '../steps/playwright-report.ts';
import { expect, test } from './project.ts';

test('a failed page says what it complained about, what it waits for, and what it shows', async ({
  page,
}) => {
  await page.route('**/never', () => undefined);
  await page.goto('data:text/html,<main><h1>Cards</h1><p>Below</p></main><dialog><h2>Delete?</h2></dialog>');
  await page.evaluate(`console.error('It broke')`);
  const waited = page.waitForRequest('**/never');
  await page.evaluate(`void fetch('https://sala.example/never')`);
  await waited;
  expect(await describePage(page)).toContain('- main:\n  - heading "Cards" [level=1]\n  - paragraph: Below');
  await page.evaluate(`document.querySelector('dialog').showModal()`);
  const text = await describePage(page);
  expect(text).toMatch(/^Page data:text\/html/);
  expect(text).toContain('\nComplaint: It broke');
  expect(text).toContain('\nWaits for GET https://sala.example/never');
  expect(text).toContain('- heading "Delete?" [level=2]');
  expect(text).not.toContain('paragraph: Below');
});

test('of what a page shows, the beginning is enough, without every choice', async ({ page }) => {
  const filter = '<select><option>All</option><option>Read</option></select><a href="/list">Lists</a>';
  await page.goto(`data:text/html,<main>${filter}${'<p>x</p>'.repeat(100)}</main>`);
  expect((await describePage(page)).split('\n')).toEqual([
    expect.stringMatching(/^Page /),
    '- main:',
    '  - combobox:',
    '    - option "All" [selected]',
    '  - link "Lists":',
    ...Array.from({ length: 76 }, () => '  - paragraph: x'),
    '… 24 more lines',
  ]);
});

test('the log has the pages of the attempt that failed, also if the next one passed', async ({ project }) => {
  const attachments = [{ name: 'pages', body: Buffer.from('Page /list/card').toString('base64') }];
  const results = [
    { errors: [{ message: 'Not there' }], attachments },
    { errors: [], attachments: [] },
  ];
  const spec = { title: 'queues', file: 'a.spec.ts', line: 3 };
  const tests = [{ projectName: '', status: 'flaky', annotations: [], results }];
  await project.write('report.json', JSON.stringify({ errors: [], specs: [{ ...spec, tests }] }));
  expect(readPlaywrightReport(join(project.folder, 'report.json'))).toMatchObject({
    passed: 1,
    flakes: ['queues (tests/a.spec.ts:3)\nNot there\n\nPage /list/card\n'],
  });
});
