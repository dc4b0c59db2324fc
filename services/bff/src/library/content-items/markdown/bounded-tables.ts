import { type MarkdownIt } from 'markdown-it';

/** More than people read in a text of 20,000 characters. */
const MOST_CELLS = 4_000;

/**
 * Rows are made as wide as the header, so that a short text can have hundreds of thousands of cells; the parser's own bound is for each
 * table, and takes seconds. This one is for all tables of a text. What is beyond it stays as it was written.
 */
export function boundedTables(markdown: MarkdownIt): void {
  const { ruler } = markdown.block;
  // The first one is that for tables. Their names are not asked for: the web's are shortened.
  const [table] = ruler.getRules('');
  if (table === undefined) throw new Error('The parser has no rules.');
  const drawn = new WeakMap<object, number>();
  ruler.at(
    'table',
    (state, startLine, endLine, silent) => {
      if (silent) return table(state, startLine, endLine, silent);
      const { src, tokens, bMarks, eMarks } = state;
      const columns = src.slice(bMarks[startLine + 1], eMarks[startLine + 1]).split('|').length;
      const before = drawn.get(tokens) ?? 0;
      const rows = Math.floor((MOST_CELLS - before) / columns);
      if (rows < 1) return false;
      const isTable = table(state, startLine, Math.min(endLine, startLine + 1 + rows), silent);
      if (isTable) drawn.set(tokens, before + (state.line - startLine) * columns);
      return isTable;
    },
    { alt: ['paragraph', 'reference'] },
  );
}
