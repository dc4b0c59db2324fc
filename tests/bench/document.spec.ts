import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sectionOf } from './document.ts';
import { PARTS } from './parts.ts';

test('each part of the bench has a place for its figures', () => {
  const without = PARTS.filter((part) => {
    const { file, marks } = sectionOf(part);
    const document = readFileSync(file, 'utf8');
    return !marks.every((mark) => document.includes(mark));
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});
