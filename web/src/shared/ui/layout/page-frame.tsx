import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page with a single panel and a title. */
export function PageFrame({ title, children }: Props) {
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
