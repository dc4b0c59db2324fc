export const formats = ['heading', 'bold', 'italic', 'list', 'quote', 'link'] as const;
export type Format = (typeof formats)[number];

export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What stands before each selected line. */
const PREFIXES: Partial<Record<Format, string>> = { heading: '## ', list: '- ', quote: '> ' };
/** What stands around the selection. */
const MARKS: Partial<Record<Format, string>> = { bold: '**', italic: '*' };
const ADDRESS = 'https://';

/** Formats the selection as Markdown, or takes the format away if it has it. @returns the text, and what is selected in it then */
export function formatText(format: Format, selected: Selected): Selected {
  const prefix = PREFIXES[format];
  if (prefix !== undefined) return prefixed(prefix, selected);
  const mark = MARKS[format];
  return mark === undefined ? linked(selected) : marked(mark, selected);
}

function prefixed(prefix: string, { text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const hasAll = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (hasAll ? line.slice(prefix.length) : `${prefix}${line}`)).join('\n');
  const next = text.slice(0, from) + changed + text.slice(to);
  if (start !== end) return { text: next, start: from, end: from + changed.length };
  const caret = Math.max(from, start + (hasAll ? -prefix.length : prefix.length));
  return { text: next, start: caret, end: caret };
}

function marked(mark: string, { text, start, end }: Selected): Selected {
  const { length } = mark;
  const isMarked = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  if (isMarked && start >= length)
    return {
      text: text.slice(0, start - length) + text.slice(start, end) + text.slice(end + length),
      start: start - length,
      end: end - length,
    };
  return {
    text: text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end),
    start: start + length,
    end: end + length,
  };
}

/** A picture in a paragraph of its own, as Markdown. */
export function withPicture(
  { text, start, end }: Selected,
  { id, description }: { id: string; description: string },
): Selected {
  const escaped = description.replaceAll(/[\\[\]*_`<&!]/g, String.raw`\$&`);
  const before = ended(text.slice(0, start));
  const after = text.slice(end).replace(/^\n*/, '\n\n');
  const written = `${before}![${escaped}](media:${id})`;
  const caret = written.length + 2;
  return { text: written + after, start: caret, end: caret };
}

/** With a blank line at its end, if there is anything. */
function ended(text: string): string {
  return text.trim() === '' ? '' : text.replace(/\n*$/, '\n\n');
}

/** The address is selected, so that it can be typed or pasted at once. */
function linked({ text, start, end }: Selected): Selected {
  const open = `${text.slice(0, start)}[${text.slice(start, end)}](`;
  return {
    text: `${open}${ADDRESS})${text.slice(end)}`,
    start: open.length,
    end: open.length + ADDRESS.length,
  };
}
