import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { BrandMark } from '../../../shared/ui/layout/brand';
import { Time } from '../../../shared/ui/layout/time';
import styles from './maintenance-page.module.css';
import { MaintenanceStore } from './maintenance.store';

const HOME = '/';

/** The page requested during the outage. It is kept in the history state, so it survives a reload. */
function askedFor(state: unknown): string | null {
  const isKept = typeof state === 'object' && state !== null && 'from' in state;
  return isKept && typeof state.from === 'string' ? state.from : null;
}

/** Works without the server, and leaves as soon as the server is back. */
export const MaintenancePage = observer(function MaintenancePage() {
  const { t } = useTranslation('maintenance');
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  // Read on arrival: when leaving, the location is already that of another page.
  const [from] = useState(() => askedFor(state));
  const [store] = useState(() => new MaintenanceStore(from !== null));
  const { mayReturn, told } = store;
  const { message = '', expectedEnd = null } = told ?? {};

  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  useEffect(() => {
    if (mayReturn) void navigate(from ?? HOME, { replace: true });
  }, [mayReturn, from, navigate]);

  return (
    <main className={styles.page}>
      <BrandMark size={72} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      {message !== '' && <p className={styles.message}>{message}</p>}
      {expectedEnd !== null && (
        <p className={styles.text}>
          <Time wire={expectedEnd} text={(time) => t('expectedEnd', { time })} />
        </p>
      )}
      <p className={styles.text}>{t('returns')}</p>
      <Link to={HOME}>{t('home')}</Link>
    </main>
  );
});
