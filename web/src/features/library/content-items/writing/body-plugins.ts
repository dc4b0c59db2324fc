import { baseKeymap } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { formatCommand, indent, insertBreak, outdent, redo, undo } from './body-commands';
import { headingRanks } from './heading-ranks';
import { emptyLine, needsLine } from './body-document';
import { nodeType } from './body-schema';

/** Marks of Markdown at the beginning of a line become what they mean, as writers are used to. Undo brings them back. */
const rules = [
  textblockTypeInputRule(/^(#{2,4})\s$/, nodeType('heading'), ([, marks = '']) => ({ level: marks.length })),
  wrappingInputRule(/^\s*>\s$/, nodeType('blockquote')),
  wrappingInputRule(/^\s*[-*+]\s$/, nodeType('bullet_list')),
  wrappingInputRule(
    /^(\d{1,4})\.\s$/,
    nodeType('ordered_list'),
    ([, first]) => ({ order: Number(first) }),
    ([, first], { childCount, attrs }) => childCount + Number(attrs.order) === Number(first),
  ),
  textblockTypeInputRule(/^```$/, nodeType('code_block')),
  new InputRule(/^---$/, (state, _match, start, end) => {
    const rule = nodeType('horizontal_rule').create();
    const place = state.doc.resolve(start);
    return place.depth === 1 ? state.tr.replaceRangeWith(place.before(), end, rule) : null;
  }),
];

const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-b': formatCommand('bold'),
  'Mod-i': formatCommand('italic'),
  'Shift-Mod-x': formatCommand('strike'),
  'Mod-e': formatCommand('code'),
  'Mod-Alt-2': formatCommand('heading2'),
  'Mod-Alt-3': formatCommand('heading3'),
  'Mod-Alt-4': formatCommand('heading4'),
  'Shift-Mod-7': formatCommand('numbers'),
  'Shift-Mod-8': formatCommand('list'),
  'Shift-Mod-9': formatCommand('quote'),
  'Mod-]': indent,
  'Mod-[': outdent,
  'Shift-Enter': insertBreak,
  'Mod-Enter': insertBreak,
  Enter: splitListItem(nodeType('list_item')),
  Backspace: undoInputRule,
  // Only in a table. Elsewhere, it leads on to the next field.
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
};

/** Below a table, a list or code, there is always a line to go on. */
const lastLine = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    needsLine(doc.lastChild) ? tr.insert(doc.content.size, emptyLine()) : null,
});

export function bodyPlugins(): Plugin[] {
  return [
    inputRules({ rules }),
    keymap(keys),
    keymap(baseKeymap),
    history({ depth: 1_000 }),
    dropCursor({ color: 'currentColor', width: 2 }),
    gapCursor(),
    tableEditing({ allowTableNodeSelection: true }),
    lastLine,
    headingRanks,
  ];
}
