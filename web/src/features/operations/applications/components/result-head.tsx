import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import type { ReactNode } from 'react';
import styles from './result.module.css';

interface Props {
  tone: 'good' | 'bad';
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

/** How something ended, and what to do next. Arco's Result brings 25 kB of style, see decision 0014. */
export function ResultHead({ tone, title, text, actions }: Props) {
  return (
    <>
      <div className={styles.head}>
        <span className={`${styles.icon} ${styles[tone]}`} aria-hidden="true">
          {tone === 'good' ? <IconCheck /> : <IconClose />}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{text}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </>
  );
}
