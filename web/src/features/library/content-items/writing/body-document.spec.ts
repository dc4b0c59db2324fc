import commonmark from 'commonmark-spec';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it, test } from 'vitest';
import { formatCommand, isInTable } from './body-commands';
import { BodyDocument } from './body-document';
import { markType, nodeType } from './body-schema';

const PICTURE = 'media:0123456789012345678901234567890123456789-12x12';

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
  `![Three wheels](${PICTURE})\n\nhttps://school.example/a_b_c`,
  '<b>no HTML</b> & &amp; &copy;',
  '\tindented\n\n\tcode',
];

describe('a body that nobody changes', () => {
  test.each(BODIES)('stays as it was: %j', (body) => {
    const shown = new BodyDocument(body);
    expect(shown.textOf(shown.doc)).toBe(body);
  });

  it('stays as it was for every example of CommonMark, and few are shown as source', () => {
    let blocks = 0;
    let sources = 0;
    for (const { markdown } of commonmark.tests) {
      const shown = new BodyDocument(markdown);
      expect(shown.textOf(shown.doc)).toBe(markdown);
      blocks += shown.doc.childCount;
      sources += shown.doc.children.filter(
        ({ type, textContent }) => type.name === 'source' && !/^\s*\[/.test(textContent),
      ).length;
    }
    expect(sources / blocks).toBeLessThan(0.02);
  });
});

/** The body after a text was typed where another one stands. */
function typed(body: string, behind: string, text: string): string {
  const shown = new BodyDocument(body);
  const state = EditorState.create({ doc: shown.doc });
  let at = -1;
  shown.doc.descendants((node, position) => {
    const found = node.text?.indexOf(behind) ?? -1;
    if (found !== -1) at = position + found + behind.length;
  });
  return shown.textOf(state.apply(state.tr.insertText(text, at)).doc);
}

describe('a change', () => {
  it('leaves all other blocks as they were written', () => {
    const body = 'Title\n=====\n\n* one\n* two\n\n\nLast   line\nof it.  \n';
    expect(typed(body, 'two', '!')).toBe(body.replace(/\* one\n\* two/, '- one\n- two!'));
  });

  it('keeps links that were written by a name', () => {
    const body = 'See the [wheel], *please*.\n\n[wheel]: https://school.example/w\n';
    expect(typed(body, 'please', '!')).toBe(
      'See the [wheel](https://school.example/w), *please!*.\n\n[wheel]: https://school.example/w\n',
    );
  });

  it.each(['<b>', '&amp;', '# x', '1. x', '- x', '**x**', '[a](b)', 'a | b', '~~x~~', '> x', '==='])(
    'writes %j so that it is read as it was typed',
    (text) => {
      const body = typed('a', 'a', ` ${text}`);
      const start = typed('a', '', text);
      for (const one of [body, start]) {
        const read = new BodyDocument(one);
        expect(read.doc.childCount).toBe(1);
        expect(read.doc.firstChild?.type.name).toBe('paragraph');
        expect(read.doc.firstChild?.children.every(({ marks }) => marks.length === 0)).toBe(true);
        expect(read.doc.textContent).toContain(text);
      }
    },
  );

  it('that is taken back writes what was there before', () => {
    const body = '*  one\n*  two\n';
    const shown = new BodyDocument(body);
    const state = EditorState.create({ doc: shown.doc, selection: TextSelection.atEnd(shown.doc) });
    const changed = state.apply(state.tr.insertText('x', 3));
    const back = changed.apply(changed.tr.delete(3, 4));
    expect(shown.textOf(changed.doc)).not.toBe(body);
    expect(shown.textOf(back.doc)).toBe(body);
  });

  it('puts no dividing line into a table', () => {
    const { doc } = new BodyDocument('| a |\n| --- |\n| b |');
    const cell = EditorState.create({ doc, selection: TextSelection.create(doc, 4) });
    expect(isInTable(cell)).toBe(true);
    expect(formatCommand('rule')(cell)).toBe(false);
  });

  it('writes a heading in one line', () => {
    const shown = new BodyDocument('## Wheels');
    const state = EditorState.create({ doc: shown.doc });
    const { doc } = state.apply(state.tr.insert(4, nodeType('hard_break').create()));
    expect(shown.textOf(doc)).toBe('## Whe els');
  });

  it('that moves a list beside another keeps two lists', () => {
    const shown = new BodyDocument('- a\n\nx\n\n- b\n');
    const state = EditorState.create({ doc: shown.doc });
    const { size } = state.doc.child(0).content;
    const without = state.apply(state.tr.delete(size + 2, size + 2 + state.doc.child(1).nodeSize));
    const text = shown.textOf(without.doc);
    expect(
      new BodyDocument(text).doc.children.filter(({ type }) => type.name === 'bullet_list'),
    ).toHaveLength(2);
  });

  it.each([
    ['wheel.', 's', '**wheel**.s'],
    ['"wheel"', 'three', 'three"**wheel"**'],
  ])('that makes %j bold beside letters stays bold', (bold, beside, expected) => {
    const isBefore = expected.startsWith(beside);
    const shown = new BodyDocument(isBefore ? beside + bold : bold + beside);
    const state = EditorState.create({ doc: shown.doc });
    const from = 1 + (isBefore ? beside.length : 0);
    const { doc } = state.apply(state.tr.addMark(from, from + bold.length, markType('strong').create()));
    expect(shown.textOf(doc)).toBe(expected);
  });
});
