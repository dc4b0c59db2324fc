import styles from './chart-legend.module.css';
import { seriesColor } from './chart-colors';
import type { ChartData, ChartKind } from './chart-data';

interface Props {
  kind: ChartKind;
  data: ChartData;
}

/** The legend. A chart with a single series has none, because the title names it. */
export function ChartLegend({ kind, data: { labels, series } }: Props) {
  const names = kind === 'donut' ? labels : series.map(({ name }) => name);
  if (names.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {names.map((name, at) => (
        <li key={name}>
          <Swatch at={at} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The colour swatch of a series or slice, by its zero-based index. */
export function Swatch({ at }: { at: number }) {
  return <span aria-hidden="true" className={styles.swatch} style={{ background: seriesColor(at) }} />;
}
