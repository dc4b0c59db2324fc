import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { dayTyped } from './days';

/** Null: what stands there is no day. */
type Typed = string | null | undefined;

/**
 * What is typed counts: Arco forgets it when the calendar closes, and shows the day under the pointer in its place.
 * @param field contains the inputs and the calendar
 * @param given the first and the last day, or none; one input for a single day
 */
export function useTypedDays(
  field: RefObject<HTMLElement | null>,
  given: { value: string[]; isSingle: boolean },
  onChange: (days: string[]) => void,
) {
  const isTyping = useRef(false);
  /** By input. */
  const typed = useRef<Typed[]>([]);

  useEffect(() => {
    const element = field.current;
    const ignore = (event: MouseEvent) => {
      if (isTyping.current && event.isTrusted && cellAt(event.target)) event.stopPropagation();
    };
    element?.addEventListener('mouseover', ignore);
    element?.addEventListener('mouseout', ignore);
    return () => {
      element?.removeEventListener('mouseover', ignore);
      element?.removeEventListener('mouseout', ignore);
    };
  }, [field]);

  /** Before a key or a paste changes an input: it shows its own day again. */
  const begin = (input: HTMLInputElement) => {
    if (isTyping.current) return;
    isTyping.current = true;
    const cell = cellAt(field.current?.querySelector('.arco-picker-cell:hover') ?? null);
    if (cell === null) return;
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    flushSync(() => {
      cell.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: field.current }));
    });
    if (isWhole) input.select();
  };
  const forget = () => {
    isTyping.current = false;
    typed.current = [];
  };
  const onInput = ({ target }: { target: EventTarget }) => {
    const inputs = [...(field.current?.querySelectorAll('input') ?? [])];
    const at = inputs.findIndex((input) => input === target);
    const text = inputs[at]?.value;
    if (text !== undefined) typed.current[at] = text.trim() === '' ? '' : dayTyped(text);
  };
  /** One day stands for both ends where only one is given. */
  const take = () => {
    const { value, isSingle } = given;
    const ends = isSingle ? [0] : [0, 1];
    const days = ends.map((at) => typed.current[at] ?? value[at] ?? '').filter((day) => day !== '');
    const isTyped = typed.current.some((day) => day !== undefined && day !== null);
    const [first, last = first] = days.toSorted();
    forget();
    if (!isTyped) return;
    if (first === undefined || last === undefined) onChange([]);
    else if (first !== value[0] || last !== value[1]) onChange([first, last]);
  };
  return { begin, onInput, take, forget };
}

const cellAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.arco-picker-cell') : null;
