import styles from './chart.module.css';

interface Props {
  /** Ascending from zero. */
  ticks: number[];
  format: (value: number) => string;
}

/** The value axis and its grid lines. Hidden from screen readers, because the plot announces the values. */
export function ValueAxis({ ticks, format }: Props) {
  const top = ticks.at(-1) ?? 1;
  return (
    <>
      <div aria-hidden="true" className={styles.values}>
        {/* Sizes the column to the longest label. */}
        {ticks.map((tick) => (
          <span key={tick} className={styles.sizer}>
            {format(tick)}
          </span>
        ))}
        {ticks.map((tick) => (
          <span key={tick} className={styles.value} style={{ top: `${(1 - tick / top) * 100}%` }}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className={styles.lines}>
        {ticks.map((tick) => (
          <span key={tick} style={{ top: `${(1 - tick / top) * 100}%` }} />
        ))}
      </div>
    </>
  );
}
