import type { ReactNode } from 'react';
import styles from './chart-card.module.css';

interface Props {
  /** How many stand beside each other where there is room: two cards, or three or four parts of one. */
  columns: 2 | 3 | 4;
  className?: string | undefined;
  children: ReactNode;
}

/** Chart cards beside each other. Their charts begin at one height, however many lines stand above them. */
export function ChartRow({ columns, className = '', children }: Props) {
  return (
    <div className={`${styles.row} ${className}`} data-columns={columns}>
      {children}
    </div>
  );
}
