import type { Node } from 'prosemirror-model';
import { blocksOf, type WrittenBlock } from './body-blocks';
import { nodesOf, type Token, tokensOf } from './body-parser';
import { bodySchema } from './body-schema';
import { blockText, type ListMarkers } from './body-serializer';
import { fittedEmphasis } from './fitted-emphasis';

interface Original extends WrittenBlock {
  block: Node;
  previous: Node | null;
  isLast: boolean;
}

/** Within another block, such a definition would be lost with the block's first change. */
const INNER_DEFINITION = /^[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]).*\[[^\]]+\]:/m;

/**
 * A body as the editor shows it, and back as Markdown. What nobody has changed is written as it was, to the last character.
 * A block that would not come back as the same one is shown as it is written.
 */
export class BodyDocument {
  readonly doc: Node;
  private readonly originals: Original[] = [];
  private readonly byBlock = new Map<Node, Original>();
  /** Of blocks that were changed: a press of a key changes one. */
  private readonly texts = new WeakMap<Node, string>();
  private readonly end: string;

  constructor(body: string) {
    const { blocks, end } = blocksOf(body);
    this.end = end;
    let previous: Node | null = null;
    for (const [at, written] of blocks.entries()) {
      const block = shownBlock(written) ?? sourceBlock(written.text);
      const original = { ...written, block, previous, isLast: at === blocks.length - 1 };
      this.originals.push(original);
      this.byBlock.set(block, original);
      previous = block;
    }
    const shown = this.originals.map(({ block }) => block);
    this.doc = bodySchema.topNodeType.create(null, needsLine(shown.at(-1)) ? [...shown, emptyLine()] : shown);
  }

  textOf(doc: Node): string {
    const blocks = doc.children.filter((block) => !isEmpty(block));
    const originals = blocks.map((block) => this.originalOf(block));
    // Without a definition, an address that was written by its name would lead nowhere.
    const isKnown = this.originals.every(
      ({ tokens, block }) => tokens !== null || originals.some((one) => one?.block === block),
    );
    let text = '';
    let last = '';
    for (const [at, block] of blocks.entries()) {
      const original = isKnown ? originals[at] : undefined;
      const before = at === 0 ? null : (originals[at - 1]?.block ?? blocks[at - 1] ?? null);
      const isInPlace = original?.previous === before;
      last = original && isInPlace ? original.text : this.writtenOf(block, original, blocks[at - 1], last);
      text += (original && isInPlace ? original.gap : gapBefore(at, original)) + last;
    }
    return isKnown && originals.at(-1)?.isLast ? text + this.end : text;
  }

  /** Of a block that is as it was, also when it was changed back. */
  private originalOf(block: Node): Original | undefined {
    return (
      this.byBlock.get(block) ??
      this.originals.find(({ block: other }) => other.nodeSize === block.nodeSize && other.eq(block))
    );
  }

  private writtenOf(
    block: Node,
    original: Original | undefined,
    before: Node | undefined,
    last: string,
  ): string {
    if (isList(block) && before?.type === block.type)
      return blockText(block, { markers: otherMarkers(last) });
    const known = this.texts.get(block);
    if (known !== undefined) return known;
    const isKept = original !== undefined && standsAnywhere(block, original.text);
    const text = isKept ? original.text : faithfulText(block);
    this.texts.set(block, text);
    return text;
  }
}

/** Whether nothing could be typed below the last block. It is not written while it is empty. */
export function needsLine(last: Node | null | undefined): boolean {
  return !last?.isTextblock || last.type.spec.code === true;
}
export const emptyLine = () => bodySchema.node('paragraph');

const BLANK_LINE = /\n[^\S\n]*\r?\n/;

/** Blocks are apart by a blank line at least. */
function gapBefore(at: number, original: Original | undefined): string {
  if (at === 0) return '';
  return original && BLANK_LINE.test(original.gap) ? original.gap : '\n\n';
}

const isList = ({ type }: Node) => type.name === 'bullet_list' || type.name === 'ordered_list';
const isEmpty = ({ type, children }: Node) =>
  type.name === 'paragraph' && children.every(({ text }) => text?.trim() === '');

/** Two lists with the same markers would be one. */
function otherMarkers(list: string): ListMarkers {
  return {
    bullet: list.startsWith('-') ? '*' : '-',
    delimiter: /^\d+\./.test(list) ? ')' : '.',
  };
}

function sourceBlock(text: string): Node {
  return bodySchema.node('source', null, bodySchema.text(text));
}

function shownBlock({ tokens, text }: WrittenBlock): Node | null {
  if (tokens === null || INNER_DEFINITION.test(text)) return null;
  const block = onlyNode(tokens);
  if (block === null || isEmpty(block)) return null;
  // Most are written as the editor would, and need not be read again: a long text is to open at once.
  return blockText(block) === text || isFaithful(block, faithfulText(block)) ? block : null;
}

/** A block as Markdown that reads as the same block, or as one that is nearly the same. */
function faithfulText(block: Node): string {
  const usual = blockText(block);
  if (block.type.name === 'source' || isFaithful(block, usual)) return usual;
  const escaped = blockText(block, { escapesAll: true });
  if (isFaithful(block, escaped)) return escaped;
  const fitted = fittedEmphasis(block);
  const texts = [blockText(fitted), blockText(fitted, { escapesAll: true })];
  return texts.find((text) => isFaithful(fitted, text)) ?? usual;
}

function isFaithful(block: Node, text: string): boolean {
  return onlyNode(tokensOf(text))?.eq(block) ?? false;
}

/** Whether a text means the same between other blocks. */
function standsAnywhere(block: Node, text: string): boolean {
  const around = read(tokensOf(`x\n\n${text}\n\nx`));
  return around?.length === 3 && around[0]?.textContent === 'x' && !!around[1]?.eq(block);
}

function onlyNode(tokens: Token[]): Node | null {
  const nodes = read(tokens);
  return nodes?.length === 1 ? (nodes[0] ?? null) : null;
}

/** Null for what the schema has no place for. */
function read(tokens: Token[]): Node[] | null {
  try {
    const nodes = nodesOf(tokens);
    for (const node of nodes) node.check();
    return nodes;
  } catch {
    return null;
  }
}
