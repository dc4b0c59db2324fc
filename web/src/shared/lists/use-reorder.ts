import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStable } from '../lib/use-stable';
import { EdgeScroll } from './edge-scroll';

/** Where a key leads from an index of a list of this length. */
const KEYS: Record<string, (at: number, length: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, length) => length - 1,
};

/** What a grip does, by the index of its row. The same functions in every render. */
export interface Grip {
  onPointerDown: (at: number, event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (at: number, event: KeyboardEvent<HTMLElement>) => void;
}

/** The handlers of the grip of the row at this index. */
export function gripHandlers(grip: Grip, at: number) {
  return {
    ...grip,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      grip.onPointerDown(at, event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      grip.onKeyDown(at, event);
    },
  };
}

/**
 * Reorders a list by its grips, with a pointer, the arrow keys, Home or End. Uses pointer events, because native drag
 * and drop does not support touch or pens.
 */
export function useReorder<Item, List extends HTMLElement = HTMLUListElement>(
  items: readonly Item[],
  /** @param moved the item that was moved, and its new index */
  onChange: (items: Item[], moved: { item: Item; to: number }) => void,
  /** Index of the first row that is drawn, where a list has pages. */
  first = 0,
) {
  const list = useRef<List>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const moved = useRef<HTMLElement | null>(null);
  const pointer = useRef(0);

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
  const lineAt = (y: number) => {
    const line = [...(list.current?.children ?? [])].findIndex((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return y >= top && y < bottom;
    });
    return line < 0 ? line : line + first;
  };
  const dragTo = useStable((y: number) => {
    pointer.current = y;
    const to = lineAt(y);
    if (drag !== null && to >= 0 && to !== drag.to) setDrag({ ...drag, to });
  });
  const [edges] = useState(
    () =>
      new EdgeScroll(() => {
        dragTo(pointer.current);
      }),
  );
  useEffect(
    () => () => {
      edges.stop();
    },
    [edges],
  );

  const onPointerDown = useStable((at: number, event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: at, to: at });
  });
  const onPointerMove = useStable(({ clientY }: PointerEvent) => {
    if (drag === null) return;
    dragTo(clientY);
    edges.follow(list.current, clientY);
  });
  const end = useStable((isDropped: boolean) => {
    edges.stop();
    if (drag !== null && isDropped) move(drag.from, drag.to);
    setDrag(null);
  });
  const onKeyDown = useStable((at: number, event: KeyboardEvent<HTMLElement>) => {
    const to = KEYS[event.key]?.(at, items.length);
    if (to === undefined) return;
    event.preventDefault();
    moved.current = event.currentTarget;
    move(at, to);
  });
  const grip = useMemo<Grip>(
    () => ({
      onPointerDown,
      onPointerMove,
      onPointerUp: () => {
        end(true);
      },
      onPointerCancel: () => {
        end(false);
      },
      onKeyDown,
    }),
    [onPointerDown, onPointerMove, end, onKeyDown],
  );

  /** The drop position marker for the row at this index. */
  const dropAt = (at: number): 'before' | 'after' | undefined => {
    if (drag?.to !== at || drag.from === at) return undefined;
    return drag.from < at ? 'after' : 'before';
  };
  return { list, grip, gripProps: (at: number) => gripHandlers(grip, at), dropAt };
}
