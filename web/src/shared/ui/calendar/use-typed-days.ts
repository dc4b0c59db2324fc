import { type RefObject, useEffect, useRef } from 'react';
import { asciiDigits } from '../../lib/ascii-digits';
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
  /** The first day was pressed: the days up to the pointer are shown, and the day under it as the second. */
  const isPicking = useRef(false);
  /** By input. */
  const typed = useRef<Typed[]>([]);

  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    const isDay = (node: EventTarget | null) => cellAt(node) !== null && element.contains(node as Node);
    // A pointer that comes to a day or leaves one has come to the picker, or left it. React hears both from `mouseout`, and from
    // `mouseover` only what comes from outside the window.
    const move = (event: MouseEvent) => {
      const { target, relatedTarget, type, isTrusted } = event;
      if (isPicking.current || !isTrusted || !(isDay(target) || isDay(relatedTarget))) return;
      event.stopPropagation();
      const from = isDay(target) ? element : target;
      const to = isDay(relatedTarget) ? element : relatedTarget;
      if (type === 'mouseout' && from !== to)
        from?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: to }));
    };
    const options = { capture: true };
    document.addEventListener('mouseover', move, options);
    document.addEventListener('mouseout', move, options);
    return () => {
      document.removeEventListener('mouseover', move, options);
      document.removeEventListener('mouseout', move, options);
    };
  }, [field]);

  /** Before a key or a paste changes an input: it shows its own day again. */
  const begin = () => {
    if (!isPicking.current) return;
    isPicking.current = false;
    const cell = cellAt(field.current?.querySelector('.arco-picker-cell:hover') ?? null);
    cell?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: field.current }));
  };
  /** Days were pressed instead. */
  const press = (days: (string | undefined)[]) => {
    isPicking.current = days.filter(Boolean).length === 1;
    typed.current = [];
  };
  const onInput = ({ target }: { target: EventTarget }) => {
    const inputs = [...(field.current?.querySelectorAll('input') ?? [])];
    const at = inputs.findIndex((input) => input === target);
    const input = inputs[at];
    if (input !== undefined) withAsciiDigits(input);
    const text = input?.value;
    if (text !== undefined) typed.current[at] = text.trim() === '' ? '' : dayTyped(text);
  };
  /** One day stands for both ends where only one is given. */
  const take = () => {
    const { value, isSingle } = given;
    const ends = isSingle ? [0] : [0, 1];
    const days = ends.map((at) => typed.current[at] ?? value[at] ?? '').filter((day) => day !== '');
    const isTyped = typed.current.some((day) => day !== undefined && day !== null);
    const [first, last = first] = days.toSorted();
    press([]);
    if (!isTyped) return;
    if (first === undefined || last === undefined) onChange([]);
    else if (first !== value[0] || last !== value[1]) onChange([first, last]);
  };
  return { begin, press, onInput, take };
}

/** Arco forgets days in other digits. It hears of the change as of a key. */
function withAsciiDigits(input: HTMLInputElement): void {
  const text = asciiDigits(input.value);
  if (text === input.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const cellAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.arco-picker-cell') : null;
