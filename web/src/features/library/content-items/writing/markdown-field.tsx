import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import type { BodyWriter } from './body-editor';
import { type Selected, withPicture } from './picture-text';

interface Props extends Omit<ComponentProps<typeof TextAreaField>, 'ref'> {
  writer: Ref<BodyWriter>;
}

/** A text as it is stored, for those who like Markdown. */
export function MarkdownField({ writer, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const selected = useRef<Selected | null>(null);
  const { value, onChange } = field;

  // The browser puts the caret at the end of a text that was replaced.
  useLayoutEffect(() => {
    const { current: next } = selected;
    selected.current = null;
    if (next?.text !== value) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.start, next.end);
  }, [value]);
  useImperativeHandle(writer, () => ({
    insertPicture: (picture) => {
      const { current } = area;
      if (current === null) return;
      const { selectionStart: start, selectionEnd: end } = current;
      selected.current = withPicture({ text: value, start, end }, picture);
      onChange(selected.current.text);
    },
    setLink: () => undefined,
    focus: () => {
      area.current?.focus();
    },
  }));
  return <TextAreaField {...field} ref={area} />;
}
