import { expect, test } from '@playwright/test';
import { missingPaths } from '../sources/markdown.ts';

const missing = (text: string, path = 'docs/page.md') => missingPaths({ path, text });

test('links to headings, files and paths that are there are accepted', () => {
  expect(
    missing(
      '# A page, `with` marks\n\n[here](#a-page-with-marks), [its alert](operations/alerts.md#salaaway)',
    ),
  ).toEqual([]);
  expect(
    missing('```sh\n[no link](#nowhere)\n```\n\n`docs/operations.md` [x](https://sala.example/#y)'),
  ).toEqual([]);
});

test('a link to a heading that is missing is named', () => {
  expect(missing('# Page\n\n[here](#other)')).toEqual(['docs/page.md names #other, which is not there']);
  expect(missing('[there](operations.md#salaaway)')).toEqual([
    'docs/page.md names operations.md#salaaway, which is not there',
  ]);
});

test('a heading in a file that is missing, and the file itself, are named', () => {
  expect(missing('[there](lost.md#heading)')).toEqual([
    'docs/page.md names lost.md, which is not there',
    'docs/page.md names lost.md#heading, which is not there',
  ]);
});
