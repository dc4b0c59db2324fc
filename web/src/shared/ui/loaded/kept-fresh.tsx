import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '../../data/connection';
import type { Resource } from '../../data/resource';
import { formatClock } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import styles from './kept-fresh.module.css';

interface Props {
  source: Pick<Resource<unknown>, 'isOld' | 'loadedAt' | 'catchUp'>;
  children: ReactNode;
}

/**
 * Around everything that was loaded. Without a connection the content stays, grey and with the time at which it was
 * loaded. It is loaded again when the connection is back.
 */
export const KeptFresh = observer(function KeptFresh({ source, children }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isDown, isOffline, returns } = connection;
  const { isOld, loadedAt } = source;

  useEffect(() => {
    if (!isDown) source.catchUp(returns);
  }, [source, isDown, returns]);

  return (
    <div className={isOld ? styles.old : styles.fresh}>
      {isOld && loadedAt !== null && (
        <p className={styles.note}>
          {t(isOffline ? 'old.offline' : 'old.away', { time: formatClock(loadedAt, language) })}
        </p>
      )}
      {children}
    </div>
  );
});
