import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChartProps } from './chart-props';
import { formatKnown } from './describe-step';
import styles from './chart-table.module.css';

type Props = Pick<ChartProps, 'label' | 'stepName' | 'data' | 'format' | 'rowsOf'>;

/** The data of a chart. What has rows behind it links to them. */
export function ChartTable({ label, stepName, data: { labels, series }, format, rowsOf }: Props) {
  const linked = (content: ReactNode, step: number, ofSeries?: number) =>
    rowsOf === undefined ? content : <Link to={rowsOf(step, ofSeries)}>{content}</Link>;
  return (
    // Scrollable, so it must be focusable.
    <div role="group" aria-label={label} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{stepName}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((step, at) => (
            <tr key={step}>
              <th scope="row">{linked(step, at)}</th>
              {series.map(({ name, values }, ofSeries) => (
                <td key={name}>{linked(formatKnown(values[at], format), at, ofSeries)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
