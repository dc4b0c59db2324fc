import styles from './chart-legend.module.css';
import type { ChartData, ChartKind } from './chart-data';
import { Swatch } from './swatch';

interface Props {
  kind: ChartKind;
  data: ChartData;
  isSmall: boolean;
}

/** The legend. A chart with a single series has none, because the title names it. */
export function ChartLegend({ kind, data: { labels, series }, isSmall }: Props) {
  const names = kind === 'donut' ? labels : series.map(({ name }) => name);
  if (names.length < 2) return null;
  return (
    <ul className={styles.legend} data-small={isSmall}>
      {names.map((name, at) => (
        <li key={name}>
          <Swatch kind={kind} at={at} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
