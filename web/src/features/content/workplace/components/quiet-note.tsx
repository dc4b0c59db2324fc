import type { ReactNode } from 'react';
import styles from './quiet-note.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** Why a small card is empty, and what to do next, in the space that its content would take. */
export function QuietNote({ title, children }: Props) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
