import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Lets a list be put in another order by its grips, with a pointer or with the arrow keys. Pointer events,
 * because the browser's own drag and drop knows neither fingers nor pens.
 */
export function useReorder<Item>(items: Item[], onChange: (items: Item[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const moved = useRef<HTMLElement | null>(null);

  // A line that changes its place in the document loses the focus, and its mover would be lost with it.
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [items]);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
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

  /** Where the dragged line would come to stand, for the line at this place. */
  const dropAt = (at: number): 'before' | 'after' | undefined => {
    if (drag?.to !== at || drag.from === at) return undefined;
    return drag.from < at ? 'after' : 'before';
  };
  return { list, gripProps, dropAt };
}
