import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../chunks/load-chunk';

/** The event that first led to an element with a tooltip. */
type FirstEvent = PointerEvent | FocusEvent;

interface Loaded {
  Layer: ComponentType<{ first: FirstEvent }>;
  first: FirstEvent;
}

/**
 * The tooltips of all elements with `data-tooltip`. Their code is loaded when the first such element is hovered or
 * focused. Without a connection, the next element tries again.
 */
export function Tooltips() {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const waiting = new AbortController();
    const load = (first: FirstEvent) => {
      if (!(first.target instanceof Element) || first.target.closest('[data-tooltip]') === null) return;
      loadChunk(() => import('./tooltip-layer')).then(
        ({ TooltipLayer }) => {
          if (waiting.signal.aborted) return;
          waiting.abort();
          setLoaded({ Layer: TooltipLayer, first });
        },
        () => undefined,
      );
    };
    document.addEventListener('pointerover', load, { signal: waiting.signal });
    document.addEventListener('focusin', load, { signal: waiting.signal });
    return () => {
      waiting.abort();
    };
  }, []);
  return loaded && <loaded.Layer first={loaded.first} />;
}
