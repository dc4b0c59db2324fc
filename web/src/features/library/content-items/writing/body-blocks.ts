import { type Token, tokensOf } from './body-parser';

/** A block of a body as it is written. */
export interface WrittenBlock {
  /** Null for what no token stands for: definitions of addresses. */
  tokens: Token[] | null;
  text: string;
  /** The line ends and blank lines before it. */
  gap: string;
}

const LINE = /[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g;

/** The blocks of a body, to the last character, and what follows the last one. */
export function blocksOf(body: string): { blocks: WrittenBlock[]; end: string } {
  const lines = body.match(LINE) ?? [];
  const blocks: WrittenBlock[] = [];
  let gap = '';
  let from = 0;
  const add = (tokens: Token[] | null, to: number) => {
    const written = lines.slice(from, to).join('');
    from = to;
    if (written.trim() === '') {
      gap += written;
      return;
    }
    const text = written.replace(/^(?:[^\S\r\n]*[\r\n])+/, '').trimEnd();
    const start = written.indexOf(text);
    gap += written.slice(0, start);
    blocks.push({ tokens, text, gap });
    gap = written.slice(start + text.length);
  };
  for (const tokens of topLevel(tokensOf(body))) {
    const [start = from, end = from] = tokens[0]?.map ?? [];
    add(null, start);
    add(tokens, end);
  }
  add(null, lines.length);
  return { blocks, end: gap };
}

/** The tokens of each block. */
function topLevel(tokens: Token[]): Token[][] {
  const found: Token[][] = [];
  let open: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    open.push(token);
    depth += token.nesting;
    if (depth > 0) continue;
    found.push(open);
    open = [];
  }
  return found;
}
