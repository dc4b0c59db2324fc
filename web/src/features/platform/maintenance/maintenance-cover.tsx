import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAINTENANCE_POLL_MS, maintenance } from '../../../shared/session/maintenance.store';
import { BrandMark } from '../../../shared/ui/layout/brand';
import { Time } from '../../../shared/ui/layout/time';
import { useModal } from '../../../shared/ui/overlays/use-modal';
import styles from './maintenance.module.css';

/** Covers the page until maintenance is over. The page below stays as it is, with all that was typed. */
export const MaintenanceCover = observer(function MaintenanceCover() {
  const { t } = useTranslation('maintenance');
  const id = useId();
  const modal = useModal({ closesByBackdrop: false, onClose: () => undefined });
  useEffect(() => {
    const timer = setInterval(() => void maintenance.load(), MAINTENANCE_POLL_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const { message = '', expectedEnd = null } = maintenance.state ?? {};
  return (
    <dialog
      {...modal}
      className={styles.cover}
      aria-labelledby={id}
      // Chromium closes it when Escape is pressed twice, whatever the first one was answered with.
      onClose={({ currentTarget }) => {
        currentTarget.showModal();
      }}
    >
      <BrandMark size={72} />
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      {message !== '' && <p className={styles.message}>{message}</p>}
      {expectedEnd !== null && (
        <p className={styles.text}>
          <Time wire={expectedEnd} text={(time) => t('expectedEnd', { time })} />
        </p>
      )}
      <p className={styles.text}>{t('kept')}</p>
    </dialog>
  );
});
