import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { ContentItemForm } from './content-item-form';
import { type Format, formatText, type Selected, withPicture } from './format-text';

/** With Ctrl or Cmd. */
const KEYS: Record<string, Format | undefined> = { b: 'bold', i: 'italic' };

/** The text area of a body, and what changes its text at the selection. */
export function useBodyText(form: ContentItemForm) {
  const area = useRef<HTMLTextAreaElement>(null);
  const selected = useRef<Selected | null>(null);
  const { body } = form.values;

  // The browser puts the caret at the end of a text that was replaced.
  useLayoutEffect(() => {
    const { current: next } = selected;
    selected.current = null;
    if (next?.text !== body) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.start, next.end);
  }, [body]);

  const change = (changed: (selected: Selected) => Selected) => {
    const { current } = area;
    if (current === null) return;
    const next = changed({ text: body, start: current.selectionStart, end: current.selectionEnd });
    selected.current = next;
    form.change({ body: next.text });
  };
  const format = (one: Format) => {
    change((current) => formatText(one, current));
  };
  return {
    area,
    format,
    insertPicture: (picture: { id: string; description: string }) => {
      change((current) => withPicture(current, picture));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const one = event.ctrlKey || event.metaKey ? KEYS[event.key] : undefined;
      if (one === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      format(one);
    },
  };
}

export type BodyText = ReturnType<typeof useBodyText>;
