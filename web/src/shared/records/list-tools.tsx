import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface Props {
  /** What is searched. */
  label: string;
  filters: ReactNode;
  /** What can be done with the list. */
  children: ReactNode;
}

/** Filters that apply at once, and the actions beside them. */
export function ListTools({ label, filters, children }: Props) {
  return (
    <div className={styles.tools}>
      <div role="search" aria-label={label} className={styles.fields}>
        {filters}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
