import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import type { ReactNode } from 'react';
import { ReviewHistory } from '../../../shared/records/review-history';
import type { ApplicationRecordStore } from './application-record.store';
import styles from './components/result.module.css';
import { useApplicationWords } from './use-application-words';

interface Props {
  store: ApplicationRecordStore;
  tone: 'good' | 'bad';
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** Above the history. */
  children: ReactNode;
}

/** How an application stands, and what to do next. Arco's Result brings 25 kB of style, see decision 0014. */
export function ApplicationResult({ store, tone, title, text, actions, children }: Props) {
  const { history } = useApplicationWords();
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <span className={`${styles.icon} ${styles[tone]}`} aria-hidden="true">
          {tone === 'good' ? <IconCheck /> : <IconClose />}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{text}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
      {children}
      <div className={`${styles.block} ${styles.history}`}>
        <ReviewHistory store={store.review.record.history} {...history} heading="h2" />
      </div>
    </div>
  );
}
