import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './monitor-page.module.css';

interface Props {
  /** The chat window. It belongs to another feature, so the app puts it here. */
  chat: ReactNode;
}

/** The live studio: its chat, what it broadcasts, and what can be changed about it. */
export function MonitorPage({ chat }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className={styles.title}>{t('menu.dashboard.monitor')}</h1>
      <div className={styles.columns}>
        <div className={styles.chat}>{chat}</div>
      </div>
    </>
  );
}
