import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Reorders a list by its grips, with a pointer or the arrow keys. Uses pointer events, because native drag
 * and drop does not support touch or pens.
 */
export function useReorder<Item, List extends HTMLElement = HTMLUListElement>(
  items: Item[],
  /** @param moved the item that was moved, and its new index */
  onChange: (items: Item[], moved: { item: Item; to: number }) => void,
) {
  const list = useRef<List>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const moved = useRef<HTMLElement | null>(null);

  // A row that moves in the document loses the focus, and with it the grip in use.
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [items]);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item), { item, to });
  };
  const lineAt = (y: number) =>
    [...(list.current?.children ?? [])].findIndex((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return y >= top && y < bottom;
    });

  const gripProps = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      const to = lineAt(clientY);
      if (drag !== null && to >= 0) setDrag({ ...drag, to });
    },
    onPointerUp: () => {
      if (drag !== null) move(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => {
      setDrag(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      moved.current = event.currentTarget;
      move(at, at + step);
    },
  });

  /** The drop position marker for the row at this index. */
  const dropAt = (at: number): 'before' | 'after' | undefined => {
    if (drag?.to !== at || drag.from === at) return undefined;
    return drag.from < at ? 'after' : 'before';
  };
  return { list, gripProps, dropAt };
}
