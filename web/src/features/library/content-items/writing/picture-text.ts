export interface Selected {
  text: string;
  start: number;
  end: number;
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
