import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../announcements/use-announcement';
import styles from './import.module.css';

/** The import is running on the server; how far it is cannot be known, because it is one transaction. */
export function ImportRun({ fileName }: { fileName: string }) {
  const { t } = useTranslation('imports');
  const text = t('running', { name: fileName });
  useAnnouncement(text);
  return (
    <div className={styles.run}>
      <p>{text}</p>
      <progress aria-label={text} className={styles.progress} />
    </div>
  );
}
