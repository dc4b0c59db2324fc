import type { ReactNode } from 'react';
import styles from './exception-view.module.css';

interface Props {
  code: '403' | '404' | '500';
  /** The illustration. */
  art: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
}

/** An illustration, the status code, one sentence and a link. */
export function ExceptionView({ code, art, title, text, actions }: Props) {
  return (
    <div className={styles.view}>
      {art}
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
