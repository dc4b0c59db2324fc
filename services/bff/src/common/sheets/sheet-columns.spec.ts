import { describe, expect, test } from '@jest/globals';
import { columnsIn } from './sheet-columns.js';

const NAMES = { title: ['title', 'Title', '标题', 'ចំណង\u200Bជើង'], author: ['author', 'Author name'] };

describe('the columns of a sheet', () => {
  test.each([
    [['Title', 'Author name']],
    [['\uFEFFTITLE', 'author  name']],
    [['ＴＩＴＬＥ', 'Author\u00A0name']],
    [['ចំណងជើង', ' AUTHOR\nNAME ']],
    [['标题\u200B', 'author']],
  ])('are found below %j', (header) => {
    expect(columnsIn(header, NAMES)).toEqual({ title: 0, author: 1 });
  });

  test('are none below another name', () => {
    expect(columnsIn(['Titles', 'Authorname'], NAMES)).toEqual({ title: null, author: null });
  });
});
