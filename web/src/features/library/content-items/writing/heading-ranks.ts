import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Of the dialog around the editor. */
const RANK_AROUND = 2;
const LOWEST = 6;

/**
 * Says of each heading the rank that readers get: one below the heading that it belongs to, without gaps, as the server renders
 * bodies. What is written stays.
 */
export const headingRanks = new Plugin({
  props: { decorations: ({ doc }) => DecorationSet.create(doc, ranksOf(doc)) },
});

function ranksOf(doc: Node): Decoration[] {
  const open: number[] = [];
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'heading') {
      const level = Number(node.attrs.level);
      while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      const rank = Math.min(RANK_AROUND + open.length, LOWEST);
      found.push(Decoration.node(position, position + node.nodeSize, { 'aria-level': String(rank) }));
    }
    return !node.isTextblock;
  });
  return found;
}
