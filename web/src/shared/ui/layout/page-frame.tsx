import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A screen that is one sheet, with its name at the top. */
export function PageFrame({ title, children }: Props) {
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
