import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** The reason, and what to do next. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Replaces the content of a card or list. */
export function StatePanel({ icon, title, children, actions }: Props) {
  return (
    <div className={styles.panel}>
      <div className={styles.icon}>{icon}</div>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
