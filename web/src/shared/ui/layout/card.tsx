import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface Props {
  title: string;
  /** Beside the title, at the end. */
  extra?: ReactNode;
  busy?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ title, extra, busy = false, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={id} aria-busy={busy}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
