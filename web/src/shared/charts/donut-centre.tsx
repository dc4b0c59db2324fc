import type { ChartProps } from './chart-props';
import styles from './chart.module.css';
import { linesOf } from './describe-step';

interface Props extends Pick<ChartProps, 'data' | 'format' | 'total'> {
  step: number | null;
}

/** The centre of a donut: the total, or the current slice. A tooltip would cover either of them. */
export function DonutCentre({ step, data, format, total }: Props) {
  const slice = step === null ? undefined : linesOf(data, step, format, true)[0];
  const label = step === null ? total?.label : data.labels[step];
  return (
    <div aria-hidden={step !== null} className={styles.total}>
      <span>{label}</span>
      <strong>{slice?.value ?? total?.value}</strong>
    </div>
  );
}
