import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { SkeletonLines } from '../ui/feedback/skeleton-lines';
import { ResourceView } from '../ui/loaded/resource-view';
import { GrantItem } from './grant-item';
import { GrantsStore } from './grants.store';
import styles from './grants.module.css';

interface Props {
  /** Of one account; absent: of all. */
  account?: number;
  heading: 'h2' | 'h3';
  /** Number of changes so far: each change reloads the grants. */
  changes: number;
}

/** What people may do on top of their roles, until when, and why. */
export const Grants = observer(function Grants({ account, heading: Heading, changes }: Props) {
  const { t } = useTranslation('grants');
  const language = useLanguage();
  const id = useId();
  const [store] = useState(() => new GrantsStore(account));
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store, changes]);
  return (
    <section aria-labelledby={id} className={styles.grants}>
      <Heading id={id} className={styles.heading}>
        {t('title')}
      </Heading>
      <ResourceView
        resource={store.grants}
        skeleton={<SkeletonLines count={1} />}
        onRetry={() => void store.load()}
      >
        {({ list, total }) =>
          list.length === 0 ? (
            <p className={styles.none}>{t(account === undefined ? 'none.anybody' : 'none')}</p>
          ) : (
            <>
              <ul className={styles.list}>
                {list.map((grant) => (
                  <GrantItem key={grant.id} grant={grant} isNamed={account === undefined} />
                ))}
              </ul>
              {total > list.length && (
                <p className={styles.none}>
                  {t('more', { formatted: formatNumber(total - list.length, language) })}
                </p>
              )}
            </>
          )
        }
      </ResourceView>
    </section>
  );
});
