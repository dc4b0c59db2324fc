import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TokenList } from '../../../shared/tokens/token-list';
import { SkeletonLines } from '../../../shared/ui/feedback/skeleton-lines';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { AccountTokensStore } from './account-tokens.store';
import styles from './components/account.module.css';

interface Props {
  account: number;
  /** Number of changes so far: each change reloads the tokens. */
  changes: number;
}

/** The personal access tokens of the account, each of which can be revoked. */
export const AccountTokens = observer(function AccountTokens({ account, changes }: Props) {
  const { t } = useTranslation(['account-admin', 'tokens']);
  const id = useId();
  const [store] = useState(() => new AccountTokensStore(account));
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store, changes]);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('tokens:title')}
      </h3>
      <ResourceView
        resource={store.tokens}
        skeleton={<SkeletonLines count={1} />}
        onRetry={() => void store.load()}
      >
        {({ list }) => <TokenList tokens={list} none={t('tokens.none')} revoke={store.revoke} />}
      </ResourceView>
    </section>
  );
});
