import { autorun } from 'mobx';
import { useEffect, useRef } from 'react';
import { forcedColors, isColorWeak, isDark } from '../settings/theme';
import { currentLook } from '../settings/theme-color';
import { seriesColors } from './chart-colors';
import type { ChartData, ChartKind } from './chart-data';
import styles from './chart.module.css';
import { markFills } from './mark-fills';
import { markSpec } from './mark-spec';
import { type ChartInstance, ChartRuntime } from './runtime';

interface Props {
  kind: ChartKind;
  data: ChartData;
  top: number;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The marks of a chart. A single G2 instance is updated when the size, the data or the theme changes. */
export function MarksCanvas({ kind, data, top }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ChartInstance | null>(null);
  const isDrawn = useRef(false);

  useEffect(() => {
    if (box.current === null) return;
    const instance = new ChartRuntime({ container: box.current });
    chart.current = instance;
    return () => {
      chart.current = null;
      isDrawn.current = false;
      instance.destroy();
    };
  }, []);

  useEffect(() => {
    const container = box.current;
    if (container === null) return;
    const draw = () => {
      const { clientWidth: width, clientHeight: height } = container;
      if (chart.current === null || width === 0 || height === 0) return;
      const count = kind === 'donut' ? data.labels.length : data.series.length;
      const colors = seriesColors(container, count);
      const fills = markFills(container, count);
      const isStill = isDrawn.current || prefersStillness();
      chart.current.options(markSpec(kind, data, top, { colors, fills, width, height, isStill }));
      isDrawn.current = true;
      void chart.current.render();
    };
    const stop = autorun(() => {
      currentLook();
      isDark();
      forcedColors();
      isColorWeak();
      draw();
    });
    // The container also resizes when the menu collapses; G2 observes the window only.
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
