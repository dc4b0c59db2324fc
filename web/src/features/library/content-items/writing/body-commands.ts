import { chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import { liftTarget } from 'prosemirror-transform';
import { bodySchema, HEADING_RANKS, type HeadingRank, markType, nodeType } from './body-schema';

/** What the toolbar offers, in its order. */
export const formats = [
  'heading2',
  'heading3',
  'heading4',
  'bold',
  'italic',
  'strike',
  'code',
  'list',
  'numbers',
  'quote',
  'codeBlock',
  'rule',
] as const;
export type Format = (typeof formats)[number];

const MARKS = { bold: 'strong', italic: 'em', strike: 'strike', code: 'code' } as const;
const isMark = (format: Format): format is keyof typeof MARKS => format in MARKS;

const RANKS: Partial<Record<Format, HeadingRank>> = {
  heading2: HEADING_RANKS[0],
  heading3: HEADING_RANKS[1],
  heading4: HEADING_RANKS[2],
};
const WRAPPERS: Partial<Record<Format, string>> = {
  list: 'bullet_list',
  numbers: 'ordered_list',
  quote: 'blockquote',
};

export const linkMark = markType('link');

/** Whether what is selected has a format, so that its button takes it away. */
export function hasFormat(state: EditorState, format: Format): boolean {
  if (isMark(format)) return hasMark(state, markType(MARKS[format]));
  const rank = RANKS[format];
  const { $from } = state.selection;
  if (rank !== undefined)
    return $from.parent.type === nodeType('heading') && $from.parent.attrs.level === rank;
  if (format === 'codeBlock') return $from.parent.type === nodeType('code_block');
  const wrapper = WRAPPERS[format];
  return wrapper !== undefined && ancestorOf(state, wrapper) !== null;
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The innermost block of a kind around the caret. */
function ancestorOf(
  { selection: { $from } }: EditorState,
  name: string,
): { node: Node; depth: number } | null {
  for (let { depth } = $from; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === name) return { node: $from.node(depth), depth };
  return null;
}

/** Gives a format to what is selected, or takes it away. */
export function formatCommand(format: Format): Command {
  if (isMark(format)) return toggleMark(markType(MARKS[format]));
  const rank = RANKS[format];
  if (rank !== undefined) return toggleBlock(format, 'heading', { level: rank });
  if (format === 'codeBlock') return toggleBlock(format, 'code_block');
  if (format === 'rule') return insertRule;
  return toggleWrapper(WRAPPERS[format] ?? 'blockquote');
}

function toggleBlock(format: Format, name: string, attrs?: object): Command {
  const set = setBlockType(nodeType(name), attrs);
  const reset = setBlockType(nodeType('paragraph'));
  return (state, dispatch, view) => (hasFormat(state, format) ? reset : set)(state, dispatch, view);
}

function toggleWrapper(name: string): Command {
  const type = nodeType(name);
  const item = nodeType('list_item');
  const isListType = name !== 'blockquote';
  return (state, dispatch, view) => {
    if (ancestorOf(state, name) !== null)
      return isListType ? liftListItem(item)(state, dispatch) : liftOut(name)(state, dispatch, view);
    const other = isListType ? (ancestorOf(state, 'bullet_list') ?? ancestorOf(state, 'ordered_list')) : null;
    if (other === null) return (isListType ? wrapInList(type) : wrapIn(type))(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(other.depth), type));
    return true;
  };
}

function liftOut(name: string): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const range = $from.blockRange($to, ({ type }) => type.name === name);
    const target = range && liftTarget(range);
    if (!range || target === null) return false;
    dispatch?.(state.tr.lift(range, target).scrollIntoView());
    return true;
  };
}

const insertRule: Command = (state, dispatch) => {
  // A cell has no room for it: the table would become two.
  if (isInTable(state)) return false;
  const rule = nodeType('horizontal_rule').create();
  dispatch?.(state.tr.replaceSelectionWith(rule).scrollIntoView());
  return true;
};

export const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView());
  return true;
});

const item = nodeType('list_item');
export const indent: Command = sinkListItem(item);
export const outdent: Command = liftListItem(item);
export { redo, undo };

/** Of the table around the caret. */
export const tableActions = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
} satisfies Record<string, Command>;
export type TableAction = keyof typeof tableActions;
export { isInTable };

/** With a header of two columns and one row below it. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (cell: string) =>
    nodeType('table_row').create(null, [nodeType(cell).create(), nodeType(cell).create()]);
  const table = nodeType('table').create(null, [row('table_header'), row('table_cell')]);
  const { tr } = state;
  tr.replaceSelectionWith(table);
  const start = tr.mapping.map(state.selection.from, -1);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  return true;
};

/** The link around the caret, or of what is selected. */
export function linkAt({ selection, doc }: EditorState): { href: string; from: number; to: number } | null {
  const { $from, from, to, empty } = selection;
  if (!empty) {
    const hrefs: string[] = [];
    doc.nodesBetween(from, to, (node) => {
      const found = linkMark.isInSet(node.marks);
      if (found) hrefs.push(String(found.attrs.href));
    });
    return hrefs[0] === undefined ? null : { href: hrefs[0], from, to };
  }
  const mark = linkMark.isInSet($from.marks()) ?? linkMark.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return null;
  let start = from;
  let end = to;
  while (start > $from.start() && mark.isInSet(doc.resolve(start).nodeBefore?.marks ?? []))
    start -= doc.resolve(start).nodeBefore?.nodeSize ?? 1;
  while (end < $from.end() && mark.isInSet(doc.resolve(end).nodeAfter?.marks ?? []))
    end += doc.resolve(end).nodeAfter?.nodeSize ?? 1;
  return { href: String(mark.attrs.href), from: start, to: end };
}

/** Links what is selected, or inserts the address where nothing is; without an address, the link goes and its text stays. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection;
    const { tr } = state;
    if (href === '') tr.removeMark(from, to, linkMark);
    else if (from === to) tr.replaceWith(from, to, bodySchema.text(href, [linkMark.create({ href })]));
    else tr.removeMark(from, to, linkMark).addMark(from, to, linkMark.create({ href }));
    dispatch?.(tr.removeStoredMark(linkMark).scrollIntoView());
    return true;
  };
}

/** A picture behind what is selected, in a paragraph of its own, with the caret in the next one. */
export function insertPicture(src: string, alt: string): Command {
  return (state, dispatch) => {
    const picture = nodeType('image').create({ src, alt });
    const paragraph = nodeType('paragraph').create(null, picture);
    const { $to } = state.selection;
    const { tr } = state;
    const depth = Math.min($to.depth, 1);
    const place = depth === 0 ? state.selection.to : $to.after(1);
    const isOnEmpty =
      depth === 1 && $to.parent.type === nodeType('paragraph') && $to.parent.content.size === 0;
    const from = isOnEmpty ? $to.before(1) : place;
    const next = tr.doc.resolve(place).nodeAfter;
    const needsNext = next?.type !== nodeType('paragraph');
    tr.replaceWith(from, place, needsNext ? [paragraph, nodeType('paragraph').create()] : paragraph);
    dispatch?.(
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + paragraph.nodeSize + 1))).scrollIntoView(),
    );
    return true;
  };
}
