import styles from './chart.module.css';

interface Props {
  /** From zero upwards. */
  ticks: number[];
  format: (value: number) => string;
}

/** The values at the left and their lines across. A plot says its figures itself, so nobody need hear these. */
export function ValueAxis({ ticks, format }: Props) {
  const top = ticks.at(-1) ?? 1;
  return (
    <>
      <div aria-hidden="true" className={styles.values}>
        {/* Gives the column the width of the longest. */}
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
