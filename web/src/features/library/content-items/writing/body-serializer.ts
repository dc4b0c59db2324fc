import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import type { Alignment } from './body-schema';

/** What begins a list, so that two lists that follow each other stay two. */
export interface ListMarkers {
  bullet: '-' | '*';
  delimiter: '.' | ')';
}
const MARKERS: ListMarkers = { bullet: '-', delimiter: '.' };

type Write = (state: MarkdownSerializerState, node: Node, parent: Node, index: number) => void;

/** An address in the form that no character of it can end early. */
function addressOf(address: string): string {
  return /^[^\s()<>\\]+$/.test(address)
    ? address
    : `<${address.replaceAll(/[<>\\]/g, String.raw`\$&`).replaceAll(/[\r\n]/g, ' ')}>`;
}

const titleOf = (title: unknown) =>
  typeof title === 'string' && title !== '' ? ` "${title.replaceAll(/["\\]/g, String.raw`\$&`)}"` : '';

const writeNodes = ({ bullet, delimiter }: ListMarkers): Record<string, Write> => ({
  paragraph: (state, node) => {
    state.renderInline(node);
    state.closeBlock(node);
  },
  heading: (state, node) => {
    state.write(`${'#'.repeat(Number(node.attrs.level))} `);
    state.renderInline(node, false);
    state.closeBlock(node);
  },
  blockquote: (state, node) => {
    state.wrapBlock('> ', null, node, () => {
      state.renderContent(node);
    });
  },
  bullet_list: (state, node) => {
    state.renderList(node, '  ', () => `${bullet} `);
  },
  ordered_list: (state, node) => {
    const order = Number(node.attrs.order);
    const width = String(order + node.childCount - 1).length;
    state.renderList(node, ' '.repeat(width + 2), (at) =>
      `${String(order + at)}${delimiter} `.padEnd(width + 2),
    );
  },
  list_item: (state, node) => {
    state.renderContent(node);
  },
  code_block: (state, node) => {
    const runs = node.textContent.match(/`{3,}/g) ?? [];
    const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
    state.write(`${fence}${String(node.attrs.params)}\n`);
    state.text(node.textContent, false);
    state.ensureNewLine();
    state.write(fence);
    state.closeBlock(node);
  },
  source: (state, node) => {
    state.text(node.textContent, false);
    state.closeBlock(node);
  },
  horizontal_rule: (state, node) => {
    state.write('---');
    state.closeBlock(node);
  },
  image: (state, { attrs }) => {
    const alt = state.esc(String(attrs.alt)).replaceAll('\n', ' ');
    state.write(`![${alt}](${addressOf(String(attrs.src))}${titleOf(attrs.title)})`);
  },
  hard_break: (state, _node, parent, index) => {
    // At the end of a block it is nothing; cells and headings have one line.
    const isLast = parent.children.slice(index + 1).every(({ type }) => type.name === 'hard_break');
    if (!isLast) state.write(hasOneLine(parent) ? ' ' : '\\\n');
  },
  text: (state, node) => {
    state.text(node.text ?? '');
  },
  table: writeTable,
});

const hasOneLine = ({ type }: Node) => ['heading', 'table_cell', 'table_header'].includes(type.name);

const RULES: Record<Alignment, string> = { left: ':--', center: ':-:', right: '--:' };

/** The first row is the header, whatever it was where it was copied. A cell that spans others leaves them empty. */
function writeTable(state: MarkdownSerializerState, table: Node): void {
  const rows = table.children.map((row) => row.children.flatMap(cellsOf));
  const columns = Math.max(...rows.map(({ length }) => length));
  rows.forEach((cells, at) => {
    const texts = Array.from({ length: columns }, (_, column) => textOf(state, cells[column] ?? null));
    state.write(`| ${texts.join(' | ')} |`);
    state.ensureNewLine();
    if (at > 0) return;
    const rules = Array.from({ length: columns }, (_, column) => {
      const align = cells[column]?.attrs.align as Alignment | null | undefined;
      return align ? RULES[align] : '---';
    });
    state.write(`| ${rules.join(' | ')} |`);
    state.ensureNewLine();
  });
  state.closeBlock(table);
}

function cellsOf(cell: Node): (Node | null)[] {
  const width = Math.max(Number(cell.attrs.colspan ?? 1), 1);
  return [cell, ...Array<null>(width - 1).fill(null)];
}

/** Written apart, so that a bar in it does not end the cell. */
function textOf({ options }: MarkdownSerializerState & { options?: object }, cell: Node | null): string {
  if (cell === null) return '';
  const { escapeExtraCharacters } = options as Escapes;
  const serializer = serializerOf(MARKERS, escapeExtraCharacters);
  const paragraph = cell.type.schema.node('paragraph', null, cell.content);
  return serializer
    .serialize(paragraph.type.schema.node('doc', null, paragraph))
    .replaceAll('\n', ' ')
    .trim()
    .replaceAll(/(?<!\\)\|/g, String.raw`\|`);
}

const spaced = { mixable: true, expelEnclosingWhitespace: true };
const marks = {
  strong: { open: '**', close: '**', ...spaced },
  em: { open: '*', close: '*', ...spaced },
  strike: { open: '~~', close: '~~', ...spaced },
  link: {
    open: '[',
    close: (_state: MarkdownSerializerState, { attrs }: Mark) =>
      `](${addressOf(String(attrs.href))}${titleOf(attrs.title)})`,
    mixable: true,
  },
  code: {
    open: (_state: MarkdownSerializerState, _mark: Mark, parent: Node, index: number) =>
      codeFence(parent.child(index), true),
    close: (_state: MarkdownSerializerState, _mark: Mark, parent: Node, index: number) =>
      codeFence(parent.child(index - 1), false),
    escape: false,
  },
};

/** Longer than every run of them in the code, and apart from one at its edge. */
function codeFence({ text = '' }: Node, opens: boolean): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const isApart = runs.length > 0 || (/^ .*[^ ].* $/.test(text) && text.trim() !== '');
  if (!isApart) return fence;
  return opens ? `${fence} ` : ` ${fence}`;
}

interface Escapes {
  escapeExtraCharacters: RegExp;
}

/** Beside what CommonMark's own marks need: what would become an entity, an address or a struck text. */
const USUAL = /&(?=#?\w{1,32};)|<(?=[a-z!/?])/gi;
/** Whatever may mean something anywhere, beside letters, digits, blanks and what the serializer escapes itself. */
const ALL = /[!-)+-/:-@^{|}]/g;

function serializerOf(markers: ListMarkers, escapeExtraCharacters: RegExp): MarkdownSerializer {
  return new MarkdownSerializer(writeNodes(markers), marks, { escapeExtraCharacters });
}

/** A block as Markdown. @param escapesAll whether every character is escaped that may mean something */
export function blockText(block: Node, { markers = MARKERS, escapesAll = false } = {}): string {
  const serializer = serializerOf(markers, escapesAll ? ALL : USUAL);
  return serializer.serialize(block.type.schema.topNodeType.create(null, Fragment.from(block))).trimEnd();
}
