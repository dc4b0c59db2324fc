import { autorun } from 'mobx';
import { useEffect, useRef } from 'react';
import { isDark } from '../settings/theme';
import { currentLook } from '../settings/theme-color';
import { chartColors } from './chart-colors';
import { type ChartInstance, ChartRuntime } from './runtime';
import { type TrendFacts, trendSpec } from './trend-spec';
import styles from './chart.module.css';

export type TrendProps = Omit<TrendFacts, 'colors' | 'isDark' | 'isStill'>;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The drawing itself; it follows its box, the theme and the language. */
export function TrendCanvas({ points, name, format }: TrendProps) {
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<ChartInstance | null>(null);

  useEffect(() => {
    if (container.current === null) return;
    const instance = new ChartRuntime({ container: container.current, autoFit: true });
    chart.current = instance;
    // The box also changes when the menu collapses; the library itself only looks at the window.
    const box = new ResizeObserver(() => void instance.forceFit());
    box.observe(container.current);
    return () => {
      box.disconnect();
      instance.destroy();
      chart.current = null;
    };
  }, []);

  useEffect(
    () =>
      autorun(() => {
        currentLook(); // so that a new theme colour draws anew
        const look = { isDark: isDark(), colors: chartColors(), isStill: prefersStillness() };
        const spec = trendSpec({ points, name, format, ...look });
        chart.current?.options(spec);
        void chart.current?.render();
      }),
    [points, name, format],
  );

  return <div ref={container} className={styles.canvas} aria-hidden="true" />;
}
