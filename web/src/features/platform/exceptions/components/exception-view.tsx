import type { ReactNode } from 'react';
import { useAnnouncement } from '../../../../shared/announcements/use-announcement';
import styles from './exception-view.module.css';

interface Props {
  code: '403' | '404' | '500';
  /** The illustration. */
  art: ReactNode;
  title: string;
  text: string;
  /** What another try led to. */
  outcome?: string | null;
  actions: ReactNode;
}

/** An illustration, the status code, one sentence and a link. */
export function ExceptionView({ code, art, title, text, outcome = null, actions }: Props) {
  useAnnouncement(outcome);
  return (
    <div className={styles.view}>
      {art}
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {outcome !== null && <p className={styles.text}>{outcome}</p>}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
