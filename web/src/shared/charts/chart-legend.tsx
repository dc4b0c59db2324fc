import styles from './chart-legend.module.css';
import { seriesColor } from './chart-colors';
import type { ChartData, ChartKind } from './chart-data';

interface Props {
  kind: ChartKind;
  data: ChartData;
}

/** The legend. A single series is named by the title instead. */
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

/** The colour of a series, or of a slice, by its place from 0. */
export function Swatch({ at }: { at: number }) {
  return <span aria-hidden="true" className={styles.swatch} style={{ background: seriesColor(at) }} />;
}
