import {
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type MarkType,
  type NodeSpec,
  type NodeType,
  Schema,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Headings that are offered and pasted. A body may have others, which stay. */
export const HEADING_RANKS = [2, 3, 4] as const;
export type HeadingRank = (typeof HEADING_RANKS)[number];
const [HIGHEST, , LOWEST] = HEADING_RANKS;
const RANKS_OF_PAGES = [1, 2, 3, 4, 5, 6];

export type Alignment = 'left' | 'center' | 'right';

const isAlignment = (value: unknown): value is Alignment =>
  value === 'left' || value === 'center' || value === 'right';

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: HIGHEST } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: RANKS_OF_PAGES.map((rank) => ({
      tag: `h${rank}`,
      attrs: { level: Math.min(Math.max(rank, HIGHEST), LOWEST) },
    })),
    toDOM: ({ attrs }): DOMOutputSpec => [`h${String(attrs.level)}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    attrs: { tight: { default: true } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    attrs: { order: { default: 1 }, tight: { default: true } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ order: (list as HTMLOListElement).start }) }],
    toDOM: ({ attrs }) => (attrs.order === 1 ? ['ol', 0] : ['ol', { start: String(attrs.order) }, 0]),
  },
  list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  code_block: {
    attrs: { params: { default: '' } },
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  /** What the editor cannot show, as it is written. */
  source: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    isolating: true,
    toDOM: () => ['pre', { 'data-source': '' }, 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  image: {
    attrs: { src: {}, alt: { default: '' }, title: { default: null } },
    inline: true,
    group: 'inline',
    draggable: true,
    parseDOM: [
      {
        tag: 'img[src^="media:"]',
        getAttrs: (picture) => ({ src: picture.getAttribute('src'), alt: picture.getAttribute('alt') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['img', attributesOf(attrs)],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
  ...tableNodes({
    tableGroup: 'block',
    cellContent: 'inline*',
    cellAttributes: {
      align: {
        default: null,
        getFromDOM: (cell) => (isAlignment(cell.style.textAlign) ? cell.style.textAlign : null),
        setDOMAttr: (align, attrs) => {
          if (isAlignment(align)) attrs.style = `text-align: ${align}`;
        },
      },
    },
  }),
};

function attributesOf({ src, alt, title }: Attrs): Record<string, string> {
  return { src: String(src), alt: String(alt), ...(title !== null && { title: String(title) }) };
}

const BOLD = /^(bold(er)?|[6-9]\d{2})$/;

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: hrefOf }],
    toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // What is called bold and is not.
      { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
      { style: 'font-weight', getAttrs: (value) => BOLD.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
    ],
    toDOM: () => ['em', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s', 0],
  },
  code: { code: true, parseDOM: [{ tag: 'code' }, { tag: 'tt' }, { tag: 'kbd' }], toDOM: () => ['code', 0] },
};

/** As it was written, not as the page of the editor completes it. */
function hrefOf(link: HTMLElement) {
  const href = link.getAttribute('href') ?? '';
  return /^(https?:|mailto:|tel:|\/)/i.test(href) && { href, title: link.getAttribute('title') };
}

/** What a body may have, and the editor can show. */
export const bodySchema = new Schema({ nodes, marks });

export function nodeType(name: string): NodeType {
  const type = bodySchema.nodes[name];
  if (type === undefined) throw new Error(`A body has no ${name}.`);
  return type;
}

export function markType(name: string): MarkType {
  const type = bodySchema.marks[name];
  if (type === undefined) throw new Error(`A body has no mark ${name}.`);
  return type;
}
