import { reaction } from 'mobx';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { forcedColors, isColorWeak, isDark } from '../settings/theme';
import { currentLook } from '../settings/theme-color';
import { seriesColors } from './chart-colors';
import type { ChartData, ChartKind } from './chart-data';
import styles from './chart.module.css';
import { markFills } from './mark-fills';
import { markSpec } from './mark-spec';
import { ChartRuntime } from './runtime';

interface Props {
  kind: ChartKind;
  data: ChartData;
  top: number;
}

/** What colours depend on. Observable. */
const looks = () => [currentLook(), isDark(), forcedColors(), isColorWeak()];

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The marks of a chart. A single G2 instance is updated when the size, the data or the theme changes. A hidden page
 * keeps it with its picture, which is there at once when the page is shown again.
 */
export function MarksCanvas({ kind, data, top }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ChartRuntime | null>(null);
  const drawn = useRef<unknown[]>([]);

  // Other effects also end when the page is hidden.
  useInsertionEffect(
    () => () => {
      chart.current?.destroy();
      chart.current = null;
    },
    [],
  );

  useEffect(() => {
    const container = box.current;
    if (container === null) return;
    const draw = () => {
      const { clientWidth: width, clientHeight: height } = container;
      if (width === 0 || height === 0) return;
      const wanted = [kind, data, top, width, height, ...looks()];
      if (wanted.every((value, at) => value === drawn.current[at])) return;
      const count = kind === 'donut' ? data.labels.length : data.series.length;
      const colors = seriesColors(container, count);
      const fills = markFills(container, count);
      const isStill = drawn.current.length > 0 || prefersStillness();
      chart.current ??= new ChartRuntime(container);
      chart.current.options(markSpec(kind, data, top, { colors, fills, width, height, isStill }));
      drawn.current = wanted;
      void chart.current.draw();
    };
    const stop = reaction(looks, draw);
    // It also draws for the first time, when the page has its layout. The container resizes when the menu collapses, too;
    // G2 observes the window only.
    const observer = new ResizeObserver(draw);
    observer.observe(container);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [kind, data, top]);

  return (
    <div className={styles.canvas} aria-hidden="true">
      {/* G2 sets `position: relative` on its container. */}
      <div ref={box} className={styles.box} />
    </div>
  );
}
