import { escapeHtml } from '../../common/text/escape-html.js';

/** HTML that may be sent as it stands. */
export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | null | undefined | readonly Part[];

/** Escapes every part that is not {@link Html}. Attributes have to be in quotation marks. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const [first = '', ...others] = texts;
  return new Html(first + others.map((text, at) => written(parts[at]) + text).join(''));
}

function written(part: Part): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(String(part));
}
