import { seriesColor } from './chart-colors';
import type { ChartKind } from './chart-data';
import { dashOf, HATCH_SIZE, hatchOf } from './mark-styles';
import styles from './swatch.module.css';

interface Props {
  kind: ChartKind;
  /** Index of the series or slice, from 0. */
  at: number;
}

/** A small piece of the mark of a series or slice: its colour, and its dashes or hatch. */
export function Swatch({ kind, at }: Props) {
  const color = seriesColor(at);
  if (kind === 'donut' || kind === 'bar' || kind === 'stackedBar')
    return (
      <svg aria-hidden="true" className={styles.fill} viewBox={`0 0 ${HATCH_SIZE} ${HATCH_SIZE}`}>
        <rect width="100%" height="100%" fill={color} />
        <path className={styles.hatch} d={hatchOf(at)} />
      </svg>
    );
  return (
    <svg aria-hidden="true" className={styles.line}>
      <line x1="0" x2="100%" y1="50%" y2="50%" stroke={color} strokeDasharray={dashOf(at).join(' ')} />
    </svg>
  );
}
