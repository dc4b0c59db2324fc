import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { BrandMark } from '../../../shared/ui/layout/brand';
import styles from './maintenance-page.module.css';
import { MaintenanceStore } from './maintenance.store';

const HOME = '/';

/** The page that was asked for while the server was away; kept in the history, so a reload keeps it too. */
function askedFor(state: unknown): string | null {
  const isKept = typeof state === 'object' && state !== null && 'from' in state;
  return isKept && typeof state.from === 'string' ? state.from : null;
}

/** Needs nothing of the server, and leaves by itself as soon as it is back. */
export const MaintenancePage = observer(function MaintenancePage() {
  const { t } = useTranslation('maintenance');
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  // As it was on arrival: on the way out the address is another's already.
  const [from] = useState(() => askedFor(state));
  const [store] = useState(() => new MaintenanceStore(from !== null));
  const { mayReturn } = store;

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
      <p className={styles.text}>{t('returns')}</p>
      <Link to={HOME}>{t('home')}</Link>
    </main>
  );
});
