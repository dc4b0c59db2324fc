import { seriesColor } from './chart-colors';
import type { ChartData, ChartKind } from './chart-data';
import type { Geometry, Spot } from './geometry';
import styles from './reading.module.css';
import { linesOf } from './describe-step';
import { Swatch } from './swatch';

interface Props {
  kind: ChartKind;
  step: number;
  data: ChartData;
  format: (value: number) => string;
  geometry: Geometry;
}

const percent = (part: number) => `${part * 100}%`;
const at = ({ x, y }: Spot) => ({ left: percent(x), top: percent(y) });

/** The tooltip with the values of the current step; the plot announces them. A donut shows them in its centre. */
export function Reading({ kind, step, data, format, geometry }: Props) {
  const anchor = geometry.anchor(step);
  const isOnRight = anchor.x > 0.5;
  const width = data.labels.length === 0 ? 0 : 1 / data.labels.length;
  const isLines = kind === 'line' || kind === 'area';
  const isBars = kind === 'bar' || kind === 'stackedBar';
  return (
    <div aria-hidden="true" className={styles.reading}>
      {isLines && <span className={styles.crosshair} style={{ left: percent(anchor.x) }} />}
      {isBars && (
        <span
          className={styles.band}
          style={{ left: percent(anchor.x - width / 2), width: percent(width) }}
        />
      )}
      {geometry
        .dots(step)
        .map(
          (dot, series) =>
            dot !== null && (
              <span
                key={data.series[series]?.name}
                className={styles.dot}
                style={{ ...at(dot), background: seriesColor(series) }}
              />
            ),
        )}
      {kind === 'donut' && (
        <span className={styles.dot} style={{ ...at(anchor), background: seriesColor(step) }} />
      )}
      {kind !== 'donut' && (
        <div className={styles.tooltip} data-side={isOnRight ? 'left' : 'right'} style={at(anchor)}>
          <p className={styles.title}>{data.labels[step]}</p>
          {linesOf(data, step, format, false).map(({ name, value }, series) => (
            <p key={name} className={styles.line}>
              <Swatch kind={kind} at={series} />
              <span>{name}</span>
              <strong>{value}</strong>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
