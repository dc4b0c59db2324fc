import { type MarkdownIt } from 'markdown-it';

/**
 * Letters and marks of scripts that put no spaces between words, full-width forms, and the invisible breaks between Khmer words.
 * `Script_Extensions` has the punctuation that belongs to a script, too.
 */
const UNSPACED =
  /[\p{scx=Khmer}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Myanmar}\u{FF00}-\u{FFEF}\u{200B}-\u{200D}]/u;

/**
 * Emphasis that begins or ends beside punctuation where a script has no spaces: CommonMark wants a space there, and would leave
 * the asterisks. Extensions that are kept do so for Chinese, Japanese and Korean only. Underscores stay as they are.
 */
export function unspacedEmphasis(markdown: MarkdownIt): void {
  const { State } = markdown.inline;
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      if (!canSplitWord) return found;
      const before = Array.from(this.src.slice(Math.max(start - 2, 0), start)).at(-1) ?? ' ';
      const end = start + found.length;
      const after = end < this.posMax ? String.fromCodePoint(this.src.codePointAt(end) ?? 32) : ' ';
      if (!UNSPACED.test(before) && !UNSPACED.test(after)) return found;
      return {
        ...found,
        can_open: found.can_open || !/\s/u.test(after),
        can_close: found.can_close || !/\s/u.test(before),
      };
    }
  };
}
