import { expect, test } from 'vitest';
import { BodyDocument } from './body-document';

const BODIES = [
  '',
  'One.',
  '  One.  \n\n\nTwo.\n',
  '# Wheels\nText\n\n- a\n- b\n\n\n- c\n\n1. one\n2) two\n',
  'Title\n=====\n\n***\n\n> quote\ncontinued\n\n```js\nlet a = 1;\n',
  '[wheel]: https://school.example/wheel "Wheel"\n\nSee the [wheel].\n\n> [inner]: /x\n> text [inner]',
  '| a | b |\n|:-:|--:|\n| 1 \\| 2 | **x** |',
  '**ខ្មែរ**។ និង**中文。**文字',
  'a\r\nb\r\n\r\nc\r\n',
  '![Three wheels](media:0123456789012345678901234567890123456789-12x12)\n\nhttps://school.example/a_b_c',
  '<b>no HTML</b> & &amp; &copy;',
  '\tindented\n\n\tcode',
];

test.each(BODIES)('is the same when nothing was changed: %j', (body) => {
  const shown = new BodyDocument(body);
  expect(shown.textOf(shown.doc)).toBe(body);
});
