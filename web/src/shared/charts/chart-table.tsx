import styles from './chart.module.css';
import type { TrendProps } from './trend-canvas';

interface Props extends TrendProps {
  label: string;
  xName: string;
}

export function ChartTable({ label, xName, points, name, format }: Props) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{xName}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ x, y }) => (
            <tr key={x}>
              <th scope="row">{x}</th>
              <td>{format(y)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
