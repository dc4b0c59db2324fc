import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { session } from '../../shared/session/session.store';
import { settings } from '../../shared/settings/settings.store';
import { Button } from '../../shared/ui/actions/button';
import { panels } from '../panels/panels.store';
import styles from './tour-offer.module.css';

/** Above the page of a new account, until it was answered. */
export const TourOffer = observer(function TourOffer() {
  const { t } = useTranslation('tour');
  if (session.user === null || settings.values.tourSeen) return null;
  return (
    <section className={styles.offer} aria-label={t('offer.label')}>
      <p className={styles.text}>{t('offer.text')}</p>
      <Button
        look="primary"
        onClick={() => {
          panels.show('tour');
        }}
      >
        {t('offer.start')}
      </Button>
      <Button
        look="text"
        onClick={() => {
          settings.update({ tourSeen: true });
          document.getElementById('content')?.focus();
        }}
      >
        {t('offer.no')}
      </Button>
    </section>
  );
});
