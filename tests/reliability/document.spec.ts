import { expect, test } from '@playwright/test';
import { namesInDocument } from './document.ts';
import { ROWS } from './rows.ts';

test('the document has a line of each row, in their order', async () => {
  expect(await namesInDocument()).toEqual(ROWS.map(({ name }) => name));
});
