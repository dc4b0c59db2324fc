import { fitting } from '../../lib/text-length';

/**
 * Takes from a field what does not fit into it, counted as the server counts. The attribute `maxlength` counts otherwise:
 * an emoji is two.
 */
export function keepWithin(
  max: number | undefined,
  before: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): void {
  if (max === undefined) return;
  // A field for mail addresses has no caret.
  const { value, selectionEnd } = field;
  const { after, caret } = fitting(max, { before, after: value, caret: selectionEnd ?? value.length });
  if (after === value) return;
  field.value = after;
  if (selectionEnd !== null) field.setSelectionRange(caret, caret);
}
