import { MarkdownParser, type ParseSpec } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { bodyMarkdown } from '../../../../api/generated/model/markdown/body-markdown';
import { bodySchema } from './body-schema';

/** As `prosemirror-markdown` takes them: it is written for another version of the parser, with the same tokens. */
type Tokenizer = MarkdownParser['tokenizer'];
export type Token = ReturnType<Tokenizer['parse']>[number];
type Environment = Record<string, unknown>;

export const tokenizer = bodyMarkdown() as unknown as Tokenizer;

const ALIGNMENT = /text-align:(left|center|right)/;
const alignmentOf = (token: Token) => ({
  align: ALIGNMENT.exec(token.attrGet('style') ?? '')?.[1] ?? null,
});

function isTight(tokens: Token[], at: number): boolean {
  const first = tokens.slice(at + 1).find(({ type }) => type !== 'list_item_open');
  return first?.hidden ?? false;
}

const specs: Record<string, ParseSpec> = {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  blockquote: { block: 'blockquote' },
  list_item: { block: 'list_item' },
  bullet_list: { block: 'bullet_list', getAttrs: (_token, all, at) => ({ tight: isTight(all, at) }) },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (token, all, at) => ({
      order: Number(token.attrGet('start') ?? 1),
      tight: isTight(all, at),
    }),
  },
  code_block: { block: 'code_block', noCloseToken: true },
  fence: { block: 'code_block', getAttrs: ({ info }) => ({ params: info }), noCloseToken: true },
  hr: { node: 'horizontal_rule' },
  image: {
    node: 'image',
    getAttrs: (token) => ({
      src: token.attrGet('src'),
      alt: token.content === '' ? '' : plainText(token),
      title: token.attrGet('title'),
    }),
  },
  hardbreak: { node: 'hard_break' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header', getAttrs: alignmentOf },
  td: { block: 'table_cell', getAttrs: alignmentOf },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  s: { mark: 'strike' },
  link: {
    mark: 'link',
    getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') }),
  },
  code_inline: { mark: 'code', noCloseToken: true },
};

/** What a picture says where it is not shown: its description without marks. */
function plainText({ children }: Token): string {
  return (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');
}

/** @throws if the schema has no place for what a token stands for */
export function nodesOf(tokens: Token[]): Node[] {
  const given = { parse: () => tokens } as unknown as Tokenizer;
  return [...new MarkdownParser(bodySchema, given, specs).parse('').children];
}

export function tokensOf(text: string, environment: Environment = {}): Token[] {
  return tokenizer.parse(text, environment);
}
