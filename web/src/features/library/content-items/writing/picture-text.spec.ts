import { expect, test } from 'vitest';
import { withPicture } from './picture-text';

test.each([
  ['||', '![A lamp](media:x)\n\n||'],
  ['One.||', 'One.\n\n![A lamp](media:x)\n\n||'],
  ['One.\n\n|two|\nThree.', 'One.\n\n![A lamp](media:x)\n\n||Three.'],
])('a picture stands in a paragraph of its own: %j becomes %j', (written, expected) => {
  const [before = '', inside = '', after = ''] = written.split('|');
  const selected = {
    text: before + inside + after,
    start: before.length,
    end: before.length + inside.length,
  };
  const { text, start, end } = withPicture(selected, { id: 'x', description: 'A lamp' });
  expect(`${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`).toBe(expected);
});

test('what a picture shows is not read as Markdown', () => {
  const { text } = withPicture({ text: '', start: 0, end: 0 }, { id: 'x', description: 'a [b] *c* <d>' });
  expect(text).toBe('![a \\[b\\] \\*c\\* \\<d>](media:x)\n\n');
});
