import type { ChartProps } from './chart-props';
import styles from './chart-table.module.css';

type Props = Pick<ChartProps, 'label' | 'stepName' | 'data' | 'format'>;

export function ChartTable({ label, stepName, data: { labels, series }, format }: Props) {
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
              <th scope="row">{step}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
