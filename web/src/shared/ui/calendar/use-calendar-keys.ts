import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addMonths, dayAfterKey, monthOf, today } from './days';

/** What the calendar shows. */
const monthsFrom = (day: string, isSingle: boolean) => (isSingle ? [day] : [day, addMonths(day, 1)]);

/** Arco also renders days of adjacent months, as hidden cells. */
const cellOf = (calendar: HTMLElement | null, day: string) =>
  calendar?.querySelector<HTMLElement>(`.arco-picker-cell-in-view [data-day="${day}"]`);

/**
 * Makes the days of Arco's calendar usable by keyboard: from a field the down arrow leads to them, there the arrows,
 * Home, End, PageUp and PageDown move as in any calendar, and Escape leads back.
 * @param first the day to begin with, where there is one
 * @param isSingle whether one month is shown, instead of two
 */
export function useCalendarKeys(
  calendar: RefObject<HTMLElement | null>,
  first: string | undefined,
  isSingle: boolean,
) {
  const [day, setDay] = useState(first ?? today());
  const [months, setMonths] = useState(() => monthsFrom(day, isSingle));
  const isMoving = useRef(false);

  useEffect(() => {
    // The days of another month exist only now.
    if (!isMoving.current) return;
    isMoving.current = false;
    cellOf(calendar.current, day)?.focus();
  }, [calendar, day, months]);

  const moveTo = (next: string) => {
    const isShown = months.some((month) => monthOf(month) === monthOf(next));
    isMoving.current = true;
    setDay(next);
    // Always a new object: the focus may have been elsewhere.
    setMonths(isShown ? [...months] : monthsFrom(next, isSingle));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    const from = target.dataset.day;
    const isIntoCalendar = from === undefined && target instanceof HTMLInputElement && key === 'ArrowDown';
    const next = from === undefined ? (isIntoCalendar ? day : null) : dayAfterKey(from, event);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };

  return { day, months, setMonths, onKeyDown };
}
