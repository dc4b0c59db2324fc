import type { ReactNode } from 'react';
import styles from './exception-view.module.css';

interface Props {
  code: '403' | '404' | '500';
  title: string;
  text: string;
  actions: ReactNode;
}

/** A large status code, one sentence and a link. */
export function ExceptionView({ code, title, text, actions }: Props) {
  return (
    <div className={styles.view}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
